import around from '@marquee/content/words/around-names.json' with { type: 'json' };

import type { Around } from './aroundName.ts';
import { byToken } from './byToken.ts';
import type { LinkContext } from './scene.ts';
import { nameClass } from './titleForms.ts';
import type { FoundMention, TitleMention } from './titleMention.ts';
import type { PlainVocabulary } from './vocabulary.ts';

/** Lines this few words apart are of one list, though the titles between them may be unknown. */
const nearLines = 16;
/** Names that begin farther apart, in words, are unrelated: none is so long. */
const reach = 24;

/**
 * The titles that are named for sure, and names that are items of a list beside these, though nothing else speaks for
 * them. Names are short: only what is near one is looked at for it.
 */
export function withLists(
  scene: LinkContext,
  found: readonly TitleMention[],
  open: readonly FoundMention[],
  vocabulary: PlainVocabulary,
): TitleMention[] {
  const foundAt = byToken(found, ({ around }) => ({ from: around.from, to: around.end }));
  const items = open.filter(({ around: { from, to, end, isNamed } }) => {
    const isCovered = foundAt(from, end).length > 0;
    return !isCovered && scene.starts(from) && (isNamed || scene.ends(to) || scene.ends(end));
  });
  const mentions = grow(scene, [...found], items, vocabulary).sort((a, b) => a.around.from - b.around.from);
  // The cue of a list applies to all of its items.
  for (const [index, mention] of mentions.entries()) {
    const last = mentions[index - 1];
    if (
      mention.cue === null &&
      last !== undefined &&
      areBeside(scene, last.around.end, mention.around.from)
    ) {
      mention.cue = last.cue;
    }
  }
  return mentions;
}

function grow(
  scene: LinkContext,
  mentions: TitleMention[],
  items: readonly FoundMention[],
  vocabulary: PlainVocabulary,
): TitleMention[] {
  // Each by the token that it begins at; no two begin at one.
  const placeAt = new Map(mentions.map(({ around }, place) => [around.from, place]));
  const openAt = new Map(items.map((item) => [item.around.from, item]));
  const isInLines = linesAmong(scene, items);
  const waiting = [...items];
  for (const item of waiting) {
    const { from } = item.around;
    if (!openAt.has(from)) continue;
    const neighbour = neighbourOf(scene, item, { mentions, placeAt });
    const isMeant = neighbour === undefined ? isInLines(item) : isItem(scene, item, neighbour, vocabulary);
    if (neighbour !== undefined || isMeant) openAt.delete(from);
    if (!isMeant) continue;
    placeAt.set(from, mentions.length);
    mentions.push({ ...item, cue: neighbour?.cue ?? null, corrected: null });
    // Neighbours may have been checked before this was recognised.
    for (let at = from - reach; at <= from + reach; at += 1) {
      const other = openAt.get(at);
      if (other !== undefined) waiting.push(other);
    }
  }
  return mentions;
}

type Grown = { mentions: readonly TitleMention[]; placeAt: ReadonlyMap<number, number> };

/** The first of the titles beside an item that was known to be one. */
function neighbourOf(
  scene: LinkContext,
  { around }: FoundMention,
  { mentions, placeAt }: Grown,
): TitleMention | undefined {
  let first: { place: number; mention: TitleMention } | undefined;
  for (let at = around.from - reach; at <= around.from + reach; at += 1) {
    const place = placeAt.get(at);
    const mention = place === undefined ? undefined : mentions[place];
    if (place === undefined || mention === undefined || place > (first?.place ?? place)) continue;
    if (areNeighbours(scene, around, mention.around)) first = { place, mention };
  }
  return first?.mention;
}

const areNeighbours = (scene: LinkContext, item: Around, around: Around): boolean =>
  areBeside(scene, around.end, item.from) ||
  areBeside(scene, item.end, around.from) ||
  (Math.abs(around.from - item.from) < nearLines &&
    scene.before(Math.max(around.from, item.from)).includes('\n') &&
    isLine(scene, around) &&
    isLine(scene, item));

/** Two lines that are nothing but titles. */
function linesAmong(scene: LinkContext, items: readonly FoundMention[]): (item: FoundMention) => boolean {
  const isTitleLine = ({ around }: FoundMention) => around.isCapital && isLine(scene, around);
  const lines = items.filter(isTitleLine);
  const starts = new Set(lines.map(({ around }) => around.from));
  const ends = new Set(lines.map(({ around }) => around.end));
  return (item) => isTitleLine(item) && (starts.has(item.around.end) || ends.has(item.around.from));
}

const isLine = (scene: LinkContext, { from, end }: Around): boolean =>
  (from === 0 || scene.before(from).includes('\n')) &&
  (end >= scene.count || scene.before(end).includes('\n'));

const linking = new Set(around.listJoiners);

/** Whether there is nothing but commas, lines and "and" between two names. */
function areBeside(scene: LinkContext, end: number, from: number): boolean {
  if (end > from || from - end > 3) return false;
  for (let at = end; at < from; at += 1) if (!linking.has(scene.word(at))) return false;
  return !/[.!?]\s/.test(scene.before(from));
}

function isItem(
  scene: LinkContext,
  item: FoundMention,
  beside: TitleMention,
  vocabulary: PlainVocabulary,
): boolean {
  const { from, to, isCapital } = item.around;
  const sort = nameClass(
    Array.from({ length: to - from }, (_, index) => scene.word(from + index)),
    vocabulary,
  );
  if (isCapital || sort === 'own') return true;
  const isLed =
    scene.word(from - 1) === 'meets' ||
    (beside.cue !== null && beside.cue.strength !== 'weak') ||
    to - from > 1;
  const isTitled = to - from > 1 && (scene.isCapital(from) || scene.word(from) === 'the');
  return sort === 'ordinary' && isLed && (isTitled || !beside.around.isCapital);
}
