// Asks the search of the browser client. In: {manual, info, rules, questions}; out: the keys that it finds for each question.
import { Book } from "../../web/src/rulebook/book.ts";
import { documents, Finder } from "../../web/src/rulebook/search.ts";

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const { manual, info, rules, questions } = JSON.parse(Buffer.concat(chunks).toString());
const finder = new Finder(documents(new Book(manual, info), rules), manual.search);
console.log(JSON.stringify(questions.map((question) => finder.find(question).map((hit) => hit.id))));
