import type { SentenceKind } from '@marquee/contracts/assistant/events.ts';
import type { Wish, WishSlot } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';

import type { Expectation } from './goldExpectation.ts';

type Understood = { kind: SentenceKind; wishes: readonly Wish[] };
/** What was meant by a request, and how it was understood. */
export type Compared = {
  id: string;
  kind: string;
  is: readonly SentenceKind[];
  expected: readonly Expectation[];
  /** May be there and may not. */
  ok: readonly Expectation[];
  got: Understood;
};

type Counts = { right: number; missed: number; wrong: number };
type Failure = { id: string; missed: string[]; wrong: string[]; sign?: string[]; kind?: SentenceKind };

/** Wishes that take something away. */
const isSigned = (wish: Wish): boolean =>
  ('not' in wish && wish.not) || wish.slot === 'without' || wish.slot === 'intensity';
const linked: ReadonlySet<WishSlot> = new Set(['like', 'without', 'person']);

/**
 * How well requests were understood. `f1` counts every part but words; `negation` is the share of requests with
 * something to take away, or that only sound so, in which nothing is taken away wrongly or forgotten; `linking` is
 * about titles and people alone; `wholly` the share with nothing wrong at all.
 */
export function scoreGold(compared: readonly Compared[]) {
  const all = compared.map(compare);
  const negations = all.filter(({ isNegation }) => isNegation);
  const kinds = Map.groupBy(all, ({ kind }) => kind);
  return {
    requests: all.length,
    f1: f1(sum(all.map(({ slots }) => slots))),
    /** Without moods, tropes and settings, where taste has a say. */
    f1WithoutThemes: f1(sum(all.map(({ plain }) => plain))),
    negation: share(negations, ({ sign }) => sign.length === 0),
    negations: negations.length,
    linking: rates(sum(all.map(({ links }) => links))),
    kindsOfSentence: share(all, ({ wrongKind }) => wrongKind === null),
    wholly: share(all, ({ failure }) => failure === null),
    byKind: Object.fromEntries(
      [...kinds].map(([kind, these]) => [
        kind,
        {
          requests: these.length,
          ...rates(sum(these.map(({ slots }) => slots))),
          wholly: share(these, ({ failure }) => failure === null),
        },
      ]),
    ),
    failures: all.flatMap(({ failure }) => (failure === null ? [] : [failure])),
  };
}

function compare({ id, kind, is, expected, ok, got }: Compared) {
  const meant = ({ ways }: Expectation) => got.wishes.filter((wish) => ways.some((way) => way.matches(wish)));
  const found = expected.map((expectation) => ({ expectation, wishes: meant(expectation) }));
  const allowed = new Set([...found.flatMap(({ wishes }) => wishes), ...ok.flatMap(meant)]);
  const missed = found.filter(({ wishes }) => wishes.length === 0).map(({ expectation }) => expectation);
  // Words and stories only say what is searched; they claim nothing.
  const wrong = got.wishes
    .filter(({ slot }) => slot !== 'word' && slot !== 'story')
    .filter((wish) => !allowed.has(wish));

  const isTheme = ({ text }: Expectation) => /\b(?:theme|word):/.test(text);
  const isLink = ({ text }: Expectation) => /^(?:not-)?(?:like|without|person):/.test(text);
  const counts = (
    of: (expectation: Expectation) => boolean,
    wrongSlot: (slot: WishSlot) => boolean,
  ): Counts => ({
    right: found.filter(({ expectation, wishes }) => of(expectation) && wishes.length > 0).length,
    missed: missed.filter(of).length,
    wrong: wrong.filter(({ slot }) => wrongSlot(slot)).length,
  });

  const isNegation =
    kind === 'negation' || kind === 'trap' || expected.some(({ text }) => text.startsWith('not-'));
  const sign = isNegation ? wrongSigns(expected, missed, got.wishes, allowed) : [];
  const wrongKind = is.includes(got.kind) ? null : got.kind;
  const isRight = missed.length + wrong.length + sign.length === 0 && wrongKind === null;
  const failure: Failure | null = isRight
    ? null
    : {
        id,
        missed: missed.map(({ text }) => text),
        wrong: wrong.map(keyWithStrictness),
        ...(sign.length > 0 && { sign }),
        ...(wrongKind !== null && { kind: wrongKind }),
      };
  return {
    kind,
    slots: counts(
      () => true,
      () => true,
    ),
    plain: counts(
      (expectation) => !isTheme(expectation),
      (slot) => slot !== 'theme',
    ),
    links: counts(isLink, (slot) => linked.has(slot)),
    isNegation,
    sign,
    wrongKind,
    failure,
  };
}

/** Where something is taken away that was wished for, or isn't although it should be. */
function wrongSigns(
  expected: readonly Expectation[],
  missed: readonly Expectation[],
  got: readonly Wish[],
  allowed: ReadonlySet<Wish>,
): string[] {
  const takesAway = ({ text }: Expectation) => /^(?:not-|without:|intensity\/)/.test(text);
  const lost = missed.filter(takesAway).map(({ text }) => `missed ${text}`);
  const tooMany = got
    .filter((wish) => isSigned(wish) && !allowed.has(wish))
    .map((wish) => `wrong ${partKey(wish)}`);
  const turned = got.filter(
    (wish) =>
      'not' in wish &&
      !wish.not &&
      !allowed.has(wish) &&
      expected.some(({ ways }) => ways.some((way) => way.matches({ ...wish, not: true }))),
  );
  return [...lost, ...tooMany, ...turned.map((wish) => `wished for ${partKey(wish)}`)];
}

const keyWithStrictness = (wish: Wish): string =>
  'strict' in wish && !wish.strict ? partKey(wish).replace('/', '~') : partKey(wish);

function sum(counts: readonly Counts[]): Counts {
  const total = { right: 0, missed: 0, wrong: 0 };
  for (const { right, missed, wrong } of counts) {
    total.right += right;
    total.missed += missed;
    total.wrong += wrong;
  }
  return total;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const f1 = ({ right, missed, wrong }: Counts): number =>
  rounded((2 * right) / (2 * right + missed + wrong || 1));
const rates = (counts: Counts) => ({
  f1: f1(counts),
  precision: rounded(counts.right / (counts.right + counts.wrong || 1)),
  recall: rounded(counts.right / (counts.right + counts.missed || 1)),
  wrong: counts.wrong,
  missed: counts.missed,
});
const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  rounded(items.filter(holds).length / (items.length || 1));
