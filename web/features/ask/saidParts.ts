import type { QueryEvent } from '@marquee/contracts/assistant/events.ts';
import type { Part, Span } from '@marquee/contracts/assistant/part.ts';

/** A sentence in pieces: plain words, understood words, and words that were not understood. */
export type SaidPart =
  | { is: 'words'; text: string; start: number }
  | {
      is: 'slot';
      text: string;
      start: number;
      end: number;
      parts: readonly Part[];
      readAs: readonly string[];
    }
  | { is: 'unknown'; text: string; start: number; readAs: readonly string[] };

type Marked = Span & { part: Part | null };

/** Spans that touch the same words become one. */
function joined(marks: readonly Marked[]): (Span & { parts: Part[] })[] {
  const spans: (Span & { parts: Part[] })[] = [];
  for (const { start, end, part } of marks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = spans.at(-1);
    const parts = part ? [part] : [];
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.parts.push(...parts);
    } else spans.push({ start, end, parts });
  }
  return spans;
}

/** Punctuation such as a comma belongs to the words before it. */
const trailing = /^[,.;:!?)\]”"'…]+/;

type Understood = Pick<QueryEvent, 'parts' | 'unknown' | 'corrected'>;

export function saidParts(sentence: string, { parts, unknown, corrected }: Understood): SaidPart[] {
  const inside = ({ start, end }: Span) => start >= 0 && start < end && end <= sentence.length;
  const marks: Marked[] = [
    ...parts.flatMap((part) =>
      part.span && inside(part.span) ? [{ start: part.span.start, end: part.span.end, part }] : [],
    ),
    ...unknown.filter(inside).map((span) => ({ start: span.start, end: span.end, part: null })),
  ];
  const said: SaidPart[] = [];
  let at = 0;
  const plain = (end: number) => {
    const text = sentence.slice(at, end).trim();
    if (text !== '') said.push({ is: 'words', text, start: at });
  };
  for (const { start, end, parts: understood } of joined(marks)) {
    plain(start);
    const after = end + (trailing.exec(sentence.slice(end))?.[0].length ?? 0);
    const text = sentence.slice(start, after);
    const readAs = corrected
      .filter(({ span }) => span.start < end && span.end > start)
      .map(({ name }) => name);
    said.push(
      understood.length > 0
        ? { is: 'slot', text, start, end, parts: understood, readAs }
        : { is: 'unknown', text, start, readAs },
    );
    at = after;
  }
  plain(sentence.length);
  return said;
}
