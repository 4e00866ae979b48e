const signs = { ok: 'ok', note: 'note', broken: 'BROKEN' } as const;

/** A line a finding, and below what is not well what to do about it. */
export function printFindings(findings: readonly Finding[]): string {
  const widthOf = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));
  const thing = widthOf(findings.map((finding) => finding.thing));
  const step = widthOf(findings.map((finding) => finding.step));
  const lines = findings.flatMap((finding) => {
    const start = `${signs[finding.outcome].padEnd(6)}  ${finding.thing.padEnd(thing)}  ${finding.step.padEnd(step)}`;
    const line = `${start}  ${finding.says}  (${finding.milliseconds} ms)`;
    return finding.advice === null ? [line] : [line, `${' '.repeat(start.length)}  → ${finding.advice}`];
  });
  const broken = findings.filter(({ outcome }) => outcome === 'broken').length;
  const end =
    broken === 0 ? 'Nothing is broken.' : `${broken} ${broken === 1 ? 'step is' : 'steps are'} broken.`;
  return `${[...lines, '', end].join('\n')}\n`;
}

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
