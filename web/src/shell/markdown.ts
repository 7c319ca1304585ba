/** The inline Markdown of the rules, parsed into parts; never inserted as HTML. */
export interface Part {
  kind: "text" | "code" | "strong" | "em";
  text: string;
}

const PARTS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*/g;

export function inline(text: string): Part[] {
  const found: Part[] = [];
  let last = 0;
  for (const match of text.matchAll(PARTS)) {
    if (match.index > last) found.push({ kind: "text", text: text.slice(last, match.index) });
    if (match[1] !== undefined) found.push({ kind: "code", text: match[1] });
    else if (match[2] !== undefined) found.push({ kind: "strong", text: match[2] });
    else found.push({ kind: "em", text: match[3] ?? "" });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ kind: "text", text: text.slice(last) });
  return found;
}
