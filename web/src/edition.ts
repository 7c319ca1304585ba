/** The edition of the client: served by a server, or a page of static files that holds the tables itself. */
export const PAGE = import.meta.env.MODE === "page";

/** The message for a request without an answer. */
export const NO_ANSWER = PAGE ? "web-page-load" : "web-no-server";
