import { FactTopic, UnknowableTopic } from '@marquee/contracts/assistant/events.ts';
import { genreNames, themeGroups, Wish } from '@marquee/contracts/assistant/part.ts';
import { endings, madeFor } from '@marquee/contracts/audience.ts';
import { z } from 'zod';

const Name = z.string().min(1).max(60);
const Weights = z.record(Name, z.number().gt(0).max(1)).optional();
const Phrase = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[^A-Z()|~;]+$/, 'Lower case, without signs');

const listOf = (item: z.ZodType<string>) =>
  z
    .array(item)
    .min(1)
    .refine((items) => new Set(items).size === items.length, 'A phrase stands twice');
const Phrases = listOf(Phrase);
const Words = listOf(Phrase.regex(/^\S+$/, 'One word'));

const Level = z.array(z.int().min(0).max(3)).min(1).optional();
const Judgement = z.strictObject({
  scary: Level,
  violence: Level,
  sad: Level,
  sex: Level,
  strongLanguage: Level,
  pace: z.array(z.int().min(1).max(5)).min(1).optional(),
  attention: z.array(z.int().min(1).max(3)).min(1).optional(),
  ending: z.array(z.enum(endings)).min(1).optional(),
  madeFor: z.array(z.enum(madeFor)).min(1).optional(),
});

/** A line of `content/lexicon/*.json`. */
export const LexiconRow = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(60),
  group: z.enum(themeGroups),
  label: Name,
  phrases: Phrases,
  keywords: Weights,
  moods: Weights,
  genres: z.array(z.enum(genreNames)).optional(),
  against: z
    .strictObject({ keywords: Weights, moods: Weights, genres: z.record(z.string(), z.number()).optional() })
    .optional(),
  judged: Judgement.optional(),
  within: Judgement.optional(),
  words: z.array(Name).optional(),
  implies: z.array(Wish).optional(),
});

const Country = z.string().regex(/^[A-Z]{2}$/, 'A country as ISO 3166-1');
const Language = z.string().regex(/^[a-z]{2}$/, 'A language as ISO 639-1');
const originNames = { adjectives: z.array(Phrase), places: z.array(Phrase) };
const judgements = ['madeFor', 'fromAge', ...Object.keys(Judgement.shape)] as const;
const apart = { phrases: Phrases, apart: z.literal(true).optional() };

/** A line of each file of `content/words/`. */
export const wordRows: Readonly<Record<string, z.ZodType>> = {
  'ages.json': z.strictObject({ years: z.int().min(1).max(17), words: Phrases }),
  'around-groups.json': Words,
  'around-names.json': Words,
  'around-questions.json': Phrases,
  'beside-names.json': Phrases,
  'aspects.json': z.strictObject({
    slots: z.array(z.enum(Wish.options.map(({ shape }) => shape.slot.value))).min(1),
    called: Phrases,
  }),
  'companies.json': z.strictObject({
    company: Name,
    called: z.array(Phrase),
    /** What says something else unless a word beside it says that a company is meant. */
    cued: Phrases.optional(),
    /** TMDB's numbers. */
    ids: z.array(z.int().positive()).min(1).optional(),
    networks: listOf(Name).optional(),
    /** Of those of which TMDB's copy doesn't say it: name and year. */
    titles: listOf(Name).optional(),
  }),
  'franchises.json': z.strictObject({
    franchise: Name,
    collections: listOf(Name).optional(),
    called: z.array(Phrase).default([]),
    cued: Phrases.optional(),
  }),
  'intensity.json': z.strictObject({
    of: z.enum(['violence', 'gore', 'sex', 'scare']),
    strength: z.enum(['strong', 'some']),
    keywords: Phrases,
  }),
  'keywords.json': Phrases,
  'name-orders.json': z.strictObject({
    order: z.enum(['newest', 'oldest', 'best', 'known']),
    before: Phrases,
    after: Phrases,
  }),
  'emoji.json': listOf(z.string().regex(/\p{Extended_Pictographic}/u)),
  'negation.json': Words,
  'nicknames.json': z.strictObject({
    person: Name,
    /** Who is meant as well: "the Coens". */
    with: Name.optional(),
    called: listOf(Name).optional(),
    /** Names that say other things, too, unless a word beside them says that a person is meant. */
    cued: listOf(Name).optional(),
  }),
  'contrasts.json': z.strictObject({ one: Phrases, other: Phrases }),
  'opposites.json': z.strictObject({ entry: Phrase, opposite: Phrase }),
  'origins.json': z.union([
    z.strictObject({ ...originNames, languages: z.array(Language).min(1) }),
    z.strictObject({ ...originNames, countries: z.array(Country).min(1) }),
  ]),
  'person-cues.json': z.strictObject({ ...apart, role: z.enum(['director', 'writer', 'cast', 'any']) }),
  'plain-english.json': Phrases,
  'plurals.json': z.strictObject({ singular: Phrase, plurals: Words }),
  'spare-time.json': z.strictObject({ minutes: z.int().positive(), phrases: Phrases }),
  'question-words.json': Words,
  'stems.json': z.strictObject({ stem: Phrase, words: z.array(Phrase) }),
  'telling.json': Phrases,
  'title-cues.json': z.strictObject({
    ...apart,
    strength: z.enum(['strong', 'past', 'weak']),
    seen: z.literal(true).optional(),
    maker: z.enum(['director', 'writer', 'lead']).optional(),
  }),
  'title-questions.json': z.union([
    z.strictObject({
      about: FactTopic,
      judged: z.array(z.enum(judgements)).min(1).optional(),
      phrases: Phrases,
    }),
    z.strictObject({ unknowable: UnknowableTopic, phrases: Phrases }),
  ]),
  'unknowable.json': z.strictObject({
    of: UnknowableTopic,
    names: Phrases,
    around: Phrases.optional(),
    nearest: z.enum(['newest', 'best', 'known']).optional(),
    instead: FactTopic.optional(),
  }),
  'versions.json': z.strictObject({ country: Country, words: Words }),
};
