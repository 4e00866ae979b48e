/** Pieces of work that are timed: each belongs to the request that it is done for, or stands for itself. */
type SpanName = 'request' | 'render' | 'data' | 'statement' | 'transaction' | 'tmdb' | 'model' | 'drawing';

/** What is said about one: patterns, statuses and kinds, never what a person wrote. */
type SpanFacts = Readonly<Record<string, string | number>>;

export type TimedSpan = {
  /** For what is asked of other programs of ours, by which their spans belong to this one (W3C Trace Context). */
  traceparent?: string;
  /** Spans that begin within this work belong to this one. */
  run: <T>(work: () => T) => T;
  end: (outcome?: { failed?: boolean; facts?: SpanFacts }) => void;
};

/** Begins one now, or at an earlier `performance.now()`. */
export type BeginSpan = (name: SpanName, facts?: SpanFacts, startedAt?: number) => TimedSpan;

const untimed: TimedSpan = { run: (work) => work(), end: () => {} };

/** Where neither metrics nor traces are wanted. */
export const noSpans: BeginSpan = () => untimed;

/** One for all who want to know; undefined where nobody does. */
export function spansOf(given: readonly (BeginSpan | undefined)[]): BeginSpan | undefined {
  const all = given.filter((begin) => begin !== undefined);
  if (all.length < 2) return all[0];
  return (...asked) => {
    const spans = all.map((begin) => begin(...asked));
    const { traceparent } = spans.find((span) => span.traceparent !== undefined) ?? {};
    return {
      ...(traceparent !== undefined && { traceparent }),
      run: (work) => spans.reduce((inner, span) => () => span.run(inner), work)(),
      end: (outcome) => {
        for (const span of spans) span.end(outcome);
      },
    };
  };
}

/** Times work from its begin to its end. */
export async function inSpan<T>(span: TimedSpan, work: () => Promise<T>): Promise<T> {
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}
