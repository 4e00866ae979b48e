/** `note` is worth knowing; `broken` is what something doesn't work for. */
type Outcome = 'ok' | 'note' | 'broken';

export type Finding = {
  /** What was looked at, and the step of it: `TMDB`, `certificate`. */
  thing: string;
  step: string;
  outcome: Outcome;
  /** In one line, without anything that is secret. */
  says: string;
  /** What to do about it; null where nothing is to be done. */
  advice: string | null;
  /** How long it took. */
  milliseconds: number;
};

/** What a look came to. */
export type CheckResult = { outcome: Outcome; says: string; advice?: string };

export type Notebook = {
  /** Looks, and writes down what was seen. True where nothing is broken, so that the next step is worth a look. */
  look: (step: string, see: () => CheckResult | Promise<CheckResult>) => Promise<boolean>;
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** What an error is called: never its words, which may repeat an address with a password in it. */
export const errorName = (error: unknown): string =>
  codeOf(error) || (error instanceof Error ? error.name : 'an unknown failure');

/** Writes down what is seen of one thing. `isNeeded`: something doesn't work without it. */
export function openNotebook(thing: string, findings: Finding[], isNeeded = true): Notebook {
  return {
    look: async (step, see) => {
      const begun = performance.now();
      const seen = await (async () => see())().catch((error: unknown): CheckResult => ({
        outcome: 'broken',
        says: `failed unexpectedly: ${errorName(error)}`,
      }));
      const milliseconds = Math.round(performance.now() - begun);
      const { says, advice = null } = seen;
      const outcome = seen.outcome === 'broken' && !isNeeded ? 'note' : seen.outcome;
      findings.push({ thing, step, outcome, says, advice, milliseconds });
      return seen.outcome !== 'broken';
    },
  };
}
