/** The whole server is one of these: no socket, no environment. */
export type Fetch = (request: Request) => Promise<Response>;

/** A request on its way through the house. */
export type Asked = {
  request: Request;
  url: URL;
  /** Names the request in the log and in errors. */
  id: string;
};

/** One step on that way; most take the next step and change something before or after. */
export type Answering = (asked: Asked) => Promise<Response>;
