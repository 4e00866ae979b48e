export type Params = Readonly<Record<string, string | number | boolean>>;

/** `status` is 0 where nobody answered. */
export type Asked<Body> = { ok: true; body: Body } | { ok: false; status: number };

/** Asks TMDB's protocol: `ask('movie/603', { append_to_response: 'credits' })`. */
export type Ask = <Body>(path: string, params?: Params) => Promise<Asked<Body>>;
