export type QueryParams = Readonly<Record<string, string | number | boolean>>;

/** `status` is 0 where there was no answer, and 200 where it can't be read. */
export type Unanswered = {
  ok: false;
  status: number;
  /** After how many seconds it may be asked again, where the source says so. */
  retryAfter?: number;
};

export type Asked<Body> = { ok: true; body: Body } | Unanswered;

/** Asks TMDB's protocol: `ask('movie/603', { append_to_response: 'credits' })`. */
export type Ask = <Body>(path: string, params?: QueryParams) => Promise<Asked<Body>>;
