/** Pieces of work that are timed: each belongs to the request that it is done for, or stands for itself. */
type SpanName = 'request' | 'render' | 'data' | 'statement' | 'transaction' | 'tmdb' | 'model' | 'drawing';

/** What is said about one: patterns, statuses and kinds, never what a person wrote. */
type SpanFacts = Readonly<Record<string, string | number>>;

export type Span = {
  /** Spans that begin within this work belong to this one. */
  run: <T>(work: () => T) => T;
  end: (outcome?: { failed?: boolean; facts?: SpanFacts }) => void;
};

/** Begins one now, or at an earlier `performance.now()`. */
export type BeginSpan = (name: SpanName, facts?: SpanFacts, startedAt?: number) => Span;

const untimed: Span = { run: (work) => work(), end: () => {} };

/** Where neither metrics nor traces are wanted. */
export const noSpans: BeginSpan = () => untimed;

/** Times work from its begin to its end. */
export async function inSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}
