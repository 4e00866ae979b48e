import { type Random, seeded } from '../../packages/artwork/kit/random.ts';

/** What was shown last. */
type Shown = readonly { key: string; year: number; runtime: number | null }[];
/** The keys of the parts that are asked for. */
type Asked = readonly string[];

/** One sentence of a made-up conversation, and what is asked for after it, as whoever wrote it means it. */
export type TalkStep = {
  kind: 'start' | 'refine' | 'negate' | 'correct' | 'forget' | 'compare' | 'point' | 'undo' | 'nothing';
  say: string;
  after: (asked: Asked, shown: Shown) => Asked;
};

const opposite = (key: string) => (key.startsWith('not-') ? key.slice(4) : `not-${key}`);
const joined = (asked: Asked, key: string): Asked =>
  asked.includes(key) ? asked : [...asked.filter((each) => each !== opposite(key)), key];
const without = (asked: Asked, isOut: (key: string) => boolean): Asked => asked.filter((key) => !isOut(key));
const slotOf = (key: string) => key.split('/')[0] ?? '';
/** In the place of another one of the same slots. */
const instead = (asked: Asked, key: string, slots: readonly string[] = [slotOf(key)]): Asked =>
  joined(
    without(asked, (each) => each !== key && slots.includes(slotOf(each))),
    key,
  );

const decades = [
  { key: 'years/1950/1959', said: 'the 50s' },
  { key: 'years/1960/1969', said: 'the 60s' },
  { key: 'years/1970/1979', said: 'the 70s' },
  { key: 'years/1980/1989', said: 'the 80s' },
  { key: 'years/1990/1999', said: 'the nineties' },
] as const;
const languages = [
  { key: 'language/fr', said: 'French' },
  { key: 'language/ja', said: 'Japanese' },
  { key: 'language/it', said: 'Italian' },
  { key: 'language/ko', said: 'Korean' },
] as const;
const lengths = [
  { key: 'runtime//99', said: 'under 100 minutes' },
  { key: 'runtime//119', said: 'under two hours' },
  { key: 'runtime//89', said: 'under 90 minutes' },
] as const;
const genres = [
  { key: 'genre/Horror', said: 'horror' },
  { key: 'genre/Western', said: 'westerns' },
  { key: 'genre/War', said: 'war films' },
  { key: 'genre/Animation', said: 'animation' },
  { key: 'genre/Romance', said: 'romance' },
] as const;
const moods = [
  { key: 'theme/funny', more: 'funnier' },
  { key: 'theme/dark', more: 'darker' },
  { key: 'theme/scary', more: 'scarier' },
  { key: 'theme/weird', more: 'weirder' },
] as const;
const starts = [
  { say: 'comedies', keys: ['genre/Comedy'] },
  { say: 'a thriller', keys: ['genre/Thriller'] },
  { say: 'heist movies', keys: ['theme/heist', 'media/movie'] },
  { say: 'a science fiction film', keys: ['genre/Science Fiction', 'media/movie'] },
  { say: 'dramas', keys: ['genre/Drama'] },
  { say: 'crime films', keys: ['genre/Crime', 'media/movie'] },
] as const;

type Said = { key: string; said: string };

const placed = [
  { said: 'the first', at: 0 },
  { said: 'the second', at: 1 },
  { said: 'the third one', at: 2 },
] as const;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

type Maker = (random: Random, asked: Asked) => TalkStep | null;

const makers: readonly [Maker, ...Maker[]] = [
  (random) => {
    const { key, said } = random.pick(decades);
    const say = random.pick([`only from ${said}`, `what about ${said}?`, `from ${said} please`]);
    return { kind: 'refine', say, after: (asked) => instead(asked, key) };
  },
  (random) => {
    const { key, said } = random.pick(languages);
    const say = random.pick([`in ${said}`, `only ${said} ones`, `but in ${said}`]);
    return { kind: 'refine', say, after: (asked) => instead(asked, key, ['language', 'country']) };
  },
  (random) => {
    const { key, said } = random.pick(lengths);
    const say = random.pick([said, `and ${said}`, `it should be ${said}`]);
    return { kind: 'refine', say, after: (asked) => instead(asked, key) };
  },
  (random) => {
    const { key, more } = random.pick(moods);
    const say = random.pick([more, `make it ${more}`, `a bit ${more}`]);
    return { kind: 'refine', say, after: (asked) => joined(asked, key) };
  },
  (random) => {
    const { key, said } = random.pick(genres);
    const say = random.pick([`no ${said}`, `but no ${said}`, `nothing with ${said}`]);
    return { kind: 'negate', say, after: (asked) => joined(asked, `not-${key}`) };
  },
  (random) => {
    const { key, said } = random.pick(decades);
    const say = random.pick([`nothing from ${said}`, `not from ${said}`, `but nothing from ${said}`]);
    return { kind: 'negate', say, after: (asked) => joined(asked, `not-${key}`) };
  },
  (random) => {
    const say = random.pick(['no zombies', 'nothing with zombies', 'and without zombies']);
    return { kind: 'negate', say, after: (asked) => joined(asked, 'not-theme/zombies') };
  },
  (random) => {
    const { key, said } = random.pick(decades);
    const say = random.pick([`no wait, ${said}`, `sorry, I meant ${said}`, `actually from ${said}`]);
    return { kind: 'correct', say, after: (asked) => instead(asked, key) };
  },
  (random) => {
    const { key, said } = random.pick(languages);
    const say = random.pick([`sorry, in ${said}`, `no wait, ${said}`, `I meant in ${said}`]);
    return { kind: 'correct', say, after: (asked) => instead(asked, key, ['language', 'country']) };
  },
  (random) => {
    const { key, said } = random.pick(genres);
    const say = random.pick([`no wait, ${said}`, `on second thought, ${said}`, `sorry, ${said}`]);
    const films = said.endsWith('films') ? ['media/movie'] : [];
    return {
      kind: 'correct',
      say,
      after: (asked) =>
        films.reduce<Asked>(
          (all, each) => instead(all, each),
          joined(
            without(asked, (each) => each !== key && /^genre\/|^theme\/heist$/.test(each)),
            key,
          ),
        ),
    };
  },
  (random) => {
    const [slot, says] = random.pick([
      ['years', ['forget the years', 'any decade', 'the year doesn’t matter']],
      ['language', ['any language', 'never mind the language', 'the language doesn’t matter']],
      ['runtime', ['never mind the length', 'forget the length', 'any length is fine']],
    ] as const);
    return {
      kind: 'forget',
      say: random.pick(says),
      after: (asked) => without(asked, (key) => slotOf(key) === slot || slotOf(key) === `not-${slot}`),
    };
  },
  (random, asked) => {
    const unwanted: readonly Said[] = genres.filter(({ key }) => asked.includes(`not-${key}`));
    const [first] = unwanted;
    if (first === undefined) return null;
    const { key, said } = random.pick([first, ...unwanted]);
    const verb = said.endsWith('s') ? 'are' : 'is';
    const say = random.pick([`${said} ${verb} fine after all`, `ok, ${said} ${verb} fine`]);
    return { kind: 'forget', say, after: (before) => without(before, (each) => each === `not-${key}`) };
  },
  (random, asked) => {
    const wanted: readonly Said[] = genres.filter(({ key }) => asked.includes(key));
    const [first] = wanted;
    if (first === undefined) return null;
    const { key, said } = random.pick([first, ...wanted]);
    const say = random.pick([`drop the ${said}`, `forget about the ${said}`]);
    return { kind: 'forget', say, after: (before) => without(before, (each) => each === key) };
  },
  (random) => ({
    kind: 'compare',
    say: random.pick(['older', 'something older', 'older than these']),
    after: (asked, shown) => {
      const middle = median(shown.map(({ year }) => year));
      return middle === undefined ? asked : instead(asked, `years//${middle - 1}`);
    },
  }),
  (random) => ({
    kind: 'compare',
    say: random.pick(['newer', 'a bit newer', 'more recent ones']),
    after: (asked, shown) => {
      const middle = median(shown.map(({ year }) => year));
      return middle === undefined ? asked : instead(asked, `years/${middle + 1}/`);
    },
  }),
  (random) => {
    const { said, at } = random.pick(placed);
    return {
      kind: 'compare',
      say: `older than ${said}`,
      after: (asked, shown) => {
        const year = shown[at]?.year;
        return year === undefined ? asked : instead(asked, `years//${year - 1}`);
      },
    };
  },
  (random) => ({
    kind: 'compare',
    say: random.pick(['shorter', 'shorter please', 'too long']),
    after: (asked, shown) => {
      const middle = median(shown.flatMap(({ runtime }) => runtime ?? []));
      return middle === undefined ? asked : instead(asked, `runtime//${Math.floor((middle - 1) / 5) * 5}`);
    },
  }),
  (random, before) =>
    before.includes('intensity/violence')
      ? null
      : {
          kind: 'compare',
          say: random.pick(['less violent', 'too violent', 'even less violent']),
          after: (asked, shown) => (shown.length === 0 ? asked : joined(asked, 'intensity/violence')),
        },
  (random) => {
    const { said, at } = random.pick(placed);
    const say = random.pick([`more like ${said}`, `keep ${said}`]);
    return {
      kind: 'point',
      say,
      after: (asked, shown) => (shown[at] ? joined(asked, `like/${shown[at].key}`) : asked),
    };
  },
  (random) => {
    const { said, at } = random.pick(placed);
    const say = random.pick([`I've seen ${said}`, `not ${said}`]);
    return {
      kind: 'point',
      say,
      after: (asked, shown) => (shown[at] ? joined(asked, `without/${shown[at].key}`) : asked),
    };
  },
  (random) => ({
    kind: 'nothing',
    say: random.pick(['thanks', 'hello', 'ok great']),
    after: (asked) => asked,
  }),
];

const undoing = [
  'undo',
  'go back',
  'take that back',
  'no, the one before',
  'scratch that',
  'undo that please',
] as const;
const length = 10;

function nextStep(random: Random, asked: Asked): TalkStep {
  if (random.chance(0.18)) return { kind: 'undo', say: random.pick(undoing), after: (same) => same };
  return random.pick(makers)(random, asked) ?? nextStep(random, asked);
}

/**
 * A conversation of ten turns. What a step means may depend on what was shown before it, so `run` asks after each and
 * says what was shown; an undo goes back to what was asked before the last change.
 */
export function generateTalk(
  seed: string,
  run: (step: TalkStep, says: readonly string[]) => Shown,
): { step: TalkStep; expected: Asked }[] {
  const random = seeded(`talk ${seed}`);
  const { say, keys } = random.pick(starts);
  const start: TalkStep = { kind: 'start', say, after: () => keys };
  const history: Asked[] = [keys];
  const says: string[] = [say];
  const talk = [{ step: start, expected: keys as Asked }];
  let shown = run(start, says);
  while (talk.length < length) {
    const before = history.at(-1) ?? keys;
    const step = nextStep(random, before);
    if (step.kind === 'undo' && history.length > 1) history.pop();
    const expected = step.kind === 'undo' ? (history.at(-1) ?? keys) : step.after(before, shown);
    if (String(expected) !== String(before) && step.kind !== 'undo') history.push(expected);
    says.push(step.say);
    talk.push({ step, expected });
    shown = run(step, says);
  }
  return talk;
}
