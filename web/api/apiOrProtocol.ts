import type {
  BaseQueryApi,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';

export type Answered<Data> =
  | { data: Data; error?: undefined }
  | { data?: undefined; error: FetchBaseQueryError };

type Answer = {
  data?: unknown;
  error?: FetchBaseQueryError | undefined;
  meta?: FetchBaseQueryMeta | undefined;
};
/** Asks a path of this origin, as an endpoint's `queryFn` is given it. */
export type Ask = (args: string | FetchArgs) => Answer | PromiseLike<Answer>;

/** Stores whose host was seen to have no `/api`. */
const withoutApi = new WeakSet<object>();

/** A host that only serves files knows no `/api`: it says so with 404, or answers with the app's page. */
const isMissing = (error: FetchBaseQueryError) =>
  error.status === 404 || (error.status === 'PARSING_ERROR' && error.originalStatus === 200);

type Question<Data> = {
  url: string;
  /** What stands in for the answer where there is only the protocol. */
  byProtocol: () => Promise<Answered<Data>>;
};

/** The answer of our own `/api`, or what can be made of the protocol's answers where there is none. */
export async function apiOrProtocol<Data>(
  { url, byProtocol }: Question<Data>,
  { extra }: BaseQueryApi,
  ask: Ask,
): Promise<Answered<Data>> {
  const host = extra as object;
  if (!withoutApi.has(host)) {
    const { data, error } = await ask(url);
    if (!error) return { data: data as Data };
    if (!isMissing(error)) return { error };
    withoutApi.add(host);
  }
  return byProtocol();
}
