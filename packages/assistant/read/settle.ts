import type { Span, Wish } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';

import { stemOf } from '#lexicon/stemOf.ts';

import type { Refinement, SaidWish } from '../sentence.ts';
import { asksForNew, isFollowUp } from './followUp.ts';
import { type Line, spanOf } from './line.ts';
import type { Negation } from './negation.ts';
import type { Signed } from './negationCues.ts';
import { turnRound } from './readOrigin.ts';
import { shortFilm } from './readRuntime.ts';
import { shortInAll } from './readSeasons.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Settled = {
  said: readonly SaidWish[];
  changes: readonly (Refinement & { span: Span })[];
  isFollowUp: boolean;
  /** What was understood without being a wish. */
  unsaid: readonly Span[];
};

type Placed = Omit<SaidWish, 'span'> & { from: number; to: number };

/** Wishes and changes, each with its span, out of pieces and whether they are wanted. */
export function settle(line: Line, { signed, unwanted }: Negation, vocabulary: Vocabulary): Settled {
  const asked = chooseMedium(line, signed);
  const wanted = wantedThemes(asked);
  const isOrdered = saysOtherwise(line, asked);
  const sayings = asked.map((one) => {
    const isNeedless = isOrdered && one.piece.unknowable !== undefined;
    return { one, wishes: isNeedless ? [] : (narrowed(line, one, wanted) ?? wishesOf(one)) };
  });
  const placed = sayings.flatMap(({ one, wishes }) => placedFrom(line, one, wishes));
  const unsaid = sayings
    .filter(({ one, wishes }) => wishes.length === 0 && isUnsaid(one))
    .map(({ one }) => spanOf(line, one.from, one.to));
  for (const { at, from } of unwanted) {
    const word = line.words[at] ?? '';
    if (vocabulary.knows(word))
      placed.push({ wish: { slot: 'word', word: word.slice(0, 60), not: true }, from, to: at + 1 });
  }
  const changes = asked.flatMap((one) => changeOf(one) ?? []);
  const wishes = placed.map(({ wish }) => wish);
  const isMeant = meantAmong(line, placed);
  const kept = withoutEchoes(changes.filter((one) => isMeant(one.change, one.from)));
  const isFollowing = isFollowUp({
    line,
    wishes,
    changes: kept.map(({ change, from }) => ({ ...change, from })),
  });
  if (!isFollowing) {
    for (const { alone, from, to } of kept) for (const wish of alone) placed.push({ wish, from, to });
  }
  return {
    said: withoutRepeats(strictest(youngest(line, mildHorror(shortSeries(forWhoHates(line, placed)))))).map(
      ({ from, to, ...said }) => Object.assign(said, { span: spanOf(line, from, to) }),
    ),
    changes: isFollowing
      ? kept.map(({ change, from, to }) => Object.assign({}, change, { span: spanOf(line, from, to) }))
      : [],
    isFollowUp: isFollowing,
    unsaid,
  };
}

function placedFrom(line: Line, one: Signed, wishes: readonly Wish[]): Placed[] {
  const { from, to, polarity } = one;
  const narrower = narrowerOf(line, one);
  return wishes.map((wish) => ({
    wish,
    from,
    to,
    ...(polarity === 'dropped' && { isDropping: true }),
    ...(narrower && { narrower }),
  }));
}

/** A longer request says more than that the best are wanted. */
const briefly = 16;

/** Whether a sentence says by itself in what order, so that what nobody knows needn't. */
const saysOtherwise = (line: Line, asked: readonly Signed[]): boolean =>
  line.words.length > briefly ||
  asked.some(
    ({ piece }) =>
      piece.unknowable === undefined && piece.wishes.some(({ slot }) => slot === 'order' || slot === 'like'),
  );

type Changing = {
  change: Refinement;
  /** The wishes in a sentence that follows none. */
  alone: readonly Wish[];
  from: number;
  to: number;
};

function changeOf({ piece, polarity, from, to }: Signed): Changing | null {
  if (polarity === 'wanted') {
    return piece.change === undefined ? null : { change: piece.change, alone: piece.wishes, from, to };
  }
  if (polarity === 'less') {
    const of = (piece.limited ?? []).flatMap((wish) => (wish.slot === 'intensity' ? wish.of : []));
    return of.length === 0 ? null : { change: { change: 'less', of }, alone: piece.limited ?? [], from, to };
  }
  if (polarity !== 'open') return null;
  // "I don't mind horror" takes back both, "horror is fine" only that there be none.
  const wishes = [...(piece.unwanted ?? turned(piece.wishes)), ...(from < piece.from ? piece.wishes : [])];
  return wishes.length === 0
    ? null
    : { change: { change: 'forget', slots: [], wishes }, alone: [], from, to };
}

/** The wishes of a piece; a change has no others. */
function wishesOf(one: Signed): readonly Wish[] {
  const { piece, polarity } = one;
  if (polarity === 'wanted') return piece.change ? [] : piece.wishes;
  if (polarity === 'unwanted' || polarity === 'dropped') return piece.unwanted ?? turned(piece.wishes);
  if (polarity === 'open' || polarity === 'swallowed' || changeOf(one) !== null) return [];
  const { limited } = piece;
  if (limited && (polarity === 'limited' || isMilder(limited))) return limited;
  return polarity === 'less' || piece.sort === 'measure' ? turned(piece.wishes.slice(0, 1)) : [];
}

/** Of several ages the youngest counts; "my daughter" alone says none where another one is said. */
function youngest(line: Line, placed: readonly Placed[]): readonly Placed[] {
  const ages = placed.filter(({ wish }) => wish.slot === 'age');
  const said = ages.filter(({ from, to }) => line.words.slice(from, to).some((word) => /^\d/u.test(word)));
  const least = (said.length > 0 ? said : ages).toSorted((a, b) => yearsOf(a) - yearsOf(b))[0];
  return placed.filter((one) => one.wish.slot !== 'age' || one === least);
}

const yearsOf = ({ wish }: Placed): number => (wish.slot === 'age' ? wish.years : 0);

/** "With my parents, no sex at all": of several limits of one thing the lowest counts. */
function strictest(placed: readonly Placed[]): readonly Placed[] {
  const limitOf = ({ wish }: Placed) => (wish.slot === 'intensity' ? wish : null);
  return placed.filter((one) => {
    const limit = limitOf(one);
    const others = placed.flatMap((other) => limitOf(other) ?? []);
    return limit === null || !others.some(({ of, max }) => of === limit.of && max < limit.max);
  });
}

/** A horror film that isn't scary is one that frightens a little: there are none that don't at all. */
function mildHorror(placed: readonly Placed[]): readonly Placed[] {
  const least = placed.reduce((most, { wish }) => Math.max(most, scarinessWanted(wish)), 0);
  return placed.map((one) =>
    one.wish.slot === 'intensity' && one.wish.of === 'scare' && one.wish.max < least
      ? { ...one, wish: { ...one.wish, max: least === 1 ? 1 : 2 } }
      : one,
  );
}

/** "Scary, but not too scary" leaves more than "a horror film, nothing scary". */
function scarinessWanted(wish: Wish): number {
  if ('not' in wish && wish.not) return 0;
  if (wish.slot === 'theme' && wish.entry === 'scary') return 2;
  return wish.slot === 'genre' && wish.genre === 'Horror' ? 1 : 0;
}

/** "Musicals for people who hate musicals" are musicals. */
function forWhoHates(line: Line, placed: readonly Placed[]): readonly Placed[] {
  if (!/ for (?:people|those|someone|somebody|anyone|anybody|folks) who /u.test(line.text)) return placed;
  const wanted = new Set(placed.map(({ wish }) => partKey(wish)));
  return placed.filter(
    ({ wish }) => !('not' in wish && wish.not && wanted.has(partKey({ ...wish, not: false }))),
  );
}

/** Where series are wanted, "short" is said of all of one. */
function shortSeries(placed: readonly Placed[]): readonly Placed[] {
  const isSeries = placed.some(({ wish }) => wish.slot === 'media' && wish.media === 'tv');
  return isSeries
    ? placed.map((one) => (partKey(one.wish) === partKey(shortFilm) ? { ...one, wish: shortInAll } : one))
    : placed;
}

/** "Less long" still leaves some; "less romance" is said by those who want none. */
const isMilder = ([first]: readonly Wish[]) => first?.slot === 'runtime';

const turned = (wishes: readonly Wish[]) =>
  wishes.flatMap((wish) => turnRound(wish) ?? (wish.slot === 'without' ? [wish] : []));

/** Superheroes, but not Marvel: where one entry of the lexicon is wanted and not, the words say what is not. */
function narrowed(line: Line, one: Signed, wanted: ReadonlySet<string>): readonly Wish[] | null {
  const theme = unwantedTheme(one);
  return theme !== null && wanted.has(theme) ? [wordOf(line, one)] : null;
}

/** Marvel are not all superheroes. */
function narrowerOf(line: Line, one: Signed): Wish | null {
  const theme = unwantedTheme(one);
  if (theme === null) return null;
  const stems = new Set(line.words.slice(one.piece.from, one.piece.to).map(stemOf));
  const isAll = theme.split('-').some((word) => stems.has(stemOf(word)));
  return isAll ? null : wordOf(line, one);
}

function unwantedTheme({ piece, polarity }: Signed): string | null {
  const [wish] = piece.wishes;
  return (polarity === 'unwanted' || polarity === 'dropped') && wish?.slot === 'theme' ? wish.entry : null;
}

const wordOf = (line: Line, { piece }: Signed): Wish => ({
  slot: 'word',
  word: line.words.slice(piece.from, piece.to).join(' ').slice(0, 60),
  not: true,
});

const wantedThemes = (asked: readonly Signed[]): ReadonlySet<string> =>
  new Set(
    asked.flatMap(({ piece, polarity }) =>
      polarity === 'wanted' ? piece.wishes.flatMap((wish) => (wish.slot === 'theme' ? wish.entry : [])) : [],
    ),
  );

const isUnsaid = (one: Signed) =>
  one.piece.unknowable === undefined &&
  one.piece.wishes.length > 0 &&
  one.polarity !== 'wanted' &&
  one.polarity !== 'swallowed' &&
  changeOf(one) === null;

/** "I like the second, more like that" refers to one place. */
function withoutEchoes<One extends { change: Refinement }>(changes: readonly One[]): readonly One[] {
  const kinds = new Set<string>();
  return changes.filter(({ change }) => {
    if (change.change === 'forget') return true;
    const kind = `${change.change} ${'not' in change && change.not}`;
    const isNew = !kinds.has(kind);
    kinds.add(kind);
    return isNew;
  });
}

/** "Something different" refers to what was shown only where nothing else was said before it. */
function meantAmong(line: Line, placed: readonly Placed[]): (change: Refinement, from: number) => boolean {
  const isLiking = placed.some(({ wish }) => wish.slot === 'like' && !wish.not);
  const first = placed.reduce((least, { from }) => Math.min(least, from), Infinity);
  return ({ change }, from) => {
    if (change !== 'not-these' && change !== 'undo' && change !== 'start-over') return true;
    return !isLiking && !asksForNew(line.text) && (first >= from || placed.length <= 1);
  };
}

/** Films and series together ask for neither; beside a name they only say what it names. */
function chooseMedium(line: Line, signed: readonly Signed[]): readonly Signed[] {
  const names = new Set(
    signed.flatMap(({ piece }) =>
      piece.sort === 'name' && piece.isCued !== true && line.marks[piece.from] === '' ? piece.from : [],
    ),
  );
  const isOfName = (one: Signed) => names.has(one.piece.to);
  const isMedium = (one: Signed) =>
    one.piece.sort === 'medium' &&
    one.polarity === 'wanted' &&
    one.piece.wishes.some(({ slot }) => slot === 'media');
  const chosen = signed.find((one) => isMedium(one) && !isOfName(one));
  const part = chosen && partOf(chosen);
  return signed.filter((one) => !isMedium(one) || (partOf(one) === part && !isOfName(one)));
}

const partOf = ({ piece }: Signed) => piece.wishes.map(partKey).join(' ');

/** A strict range replaces a loose one beside it; what is said twice counts where it is said first. */
function withoutRepeats(placed: readonly Placed[]): readonly Placed[] {
  const isStrictRange = ({ wish }: Placed, slot: 'years' | 'runtime') => wish.slot === slot && wish.strict;
  const hasStrict = {
    years: placed.some((one) => isStrictRange(one, 'years')),
    runtime: placed.some((one) => isStrictRange(one, 'runtime')),
  };
  const keys = new Set<string>();
  return placed
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
    .filter(({ wish }) => {
      if ((wish.slot === 'years' || wish.slot === 'runtime') && !wish.strict && hasStrict[wish.slot])
        return false;
      const key = partKey(wish);
      if (keys.has(key)) return false;
      keys.add(key);
      return true;
    });
}
