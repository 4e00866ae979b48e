import type { Finding } from './finding.ts';

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
