/** The edition of the client: served by a server, or a page of static files that holds the tables itself. */
export const PAGE = import.meta.env.MODE === "page";
