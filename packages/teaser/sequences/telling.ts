import { type Setting, lettering } from '#stage/lettering.ts';
import type { Material } from '#stage/material.ts';
import type { Reel } from '#stage/reel.ts';
import type { ScriptPart, TimeSpan } from '#stage/script.ts';

/** A sequence: it puts its parts on the reel. */
export type Sequence = (film: Material, reel: Reel) => void;

/** Shows the lines one after the other: each is captioned while it is new, and passed on with its span. */
export function tellLines(
  reel: Reel,
  span: TimeSpan,
  lines: readonly string[],
  show: (line: string, stay: TimeSpan, index: number, turn: TimeSpan) => void,
): void {
  for (const [index, turn] of reel.split(span, Math.max(1, lines.length)).entries()) {
    const line = lines[index];
    if (line === undefined) continue;
    reel.say(turn, line);
    show(line, { start: turn.start, end: span.end }, index, turn);
  }
}

type Credit = Material['cast'][number];

/** The players in turn, each with a share of the span. */
export function tellCast(
  reel: Reel,
  span: TimeSpan,
  cast: readonly Credit[],
  show: (credit: Credit, turn: TimeSpan, index: number) => void,
): void {
  for (const [index, turn] of reel.split(span, Math.max(1, cast.length)).entries()) {
    const credit = cast[index];
    if (!credit) continue;
    reel.say(turn, credit.caption);
    show(credit, turn, index);
  }
}

/** Shows who made it; false where unknown. */
export function tellMakers(reel: Reel, span: TimeSpan, film: Material): boolean {
  if (!film.makers) return false;
  reel.say(span, film.makers.caption);
  return true;
}

export function tellTitle(reel: Reel, span: TimeSpan, film: Material): void {
  reel.say(span, [film.title, film.facts].filter((part) => part !== '').join(', '));
}

/** The type size of a title: the more letters, the smaller. */
export function letterSize(title: string, { short, long }: { short: number; long: number }): number {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  const share = Math.min(1, Math.max(0, (Math.max(title.length / 2, longestWord) - 6) / 16));
  return short + (long - short) * share;
}

/** The role over the name, or a name with its part under it. */
export function twoLines(
  span: TimeSpan,
  [upper, lower]: readonly [string, string],
  setting: Omit<Setting, 'role' | 'down'> & { small: number; order?: 'nameFirst' | 'nameLast' },
): ScriptPart {
  const { small, order = 'nameFirst', box, move, fade, pivot, ...rest } = setting;
  const gap = 54;
  const name = { ...rest, role: 'name' as const };
  const part = { role: 'part' as const, size: small, ink: rest.ink, across: rest.across };
  const upperBox = [0, 0, 100, gap] as const;
  const lowerBox = [0, gap + 4, 100, 100 - gap - 4] as const;
  const plain = {
    role: part.role,
    size: part.size,
    ...(part.ink && { ink: part.ink }),
    ...(part.across && { across: part.across }),
  };
  return {
    ...span,
    paint: { kind: 'group', clip: false },
    box,
    ...(move && { move }),
    ...(fade && { fade }),
    ...(pivot && { pivot }),
    parts:
      order === 'nameFirst'
        ? [
            lettering(span, upper, { ...name, box: upperBox, down: 'end' }),
            lettering(span, lower, { ...plain, box: lowerBox, down: 'start' }),
          ]
        : [
            lettering(span, upper, { ...plain, box: [0, 0, 100, 40], down: 'end' }),
            lettering(span, lower, { ...name, box: [0, 44, 100, 56], down: 'start' }),
          ],
  };
}
