import { z } from 'zod';

/** The texts of a language; empty where there is no translation. */
type Texts = { title: string; overview: string; tagline: string };

type Spoken = {
  country: string;
  english: string;
  own: string;
  /** Undefined where there is no entry at all. */
  translate: (id: number, texts: Texts) => Texts | undefined;
};

const nothing = '';

/** The languages of this TMDB beside the original. English is complete, the others have gaps. */
const languages: Record<string, Spoken> = {
  // Every fifth title is not translated, every fifth has its name alone.
  de: {
    country: 'DE',
    english: 'German',
    own: 'Deutsch',
    translate: (id, { title, overview, tagline }) =>
      id % 5 === 0
        ? undefined
        : id % 5 === 1
          ? { title: `${title} (de)`, overview: nothing, tagline: nothing }
          : { title: `${title} (de)`, overview: `Auf Deutsch: ${overview}`, tagline: `${tagline} (de)` },
  },
  es: {
    country: 'ES',
    english: 'Spanish',
    own: 'Español',
    translate: (id, { title, overview, tagline }) =>
      id % 2 === 0
        ? { title: `${title} (es)`, overview: `En español: ${overview}`, tagline: `${tagline} (es)` }
        : undefined,
  },
  // The overview alone.
  fr: {
    country: 'FR',
    english: 'French',
    own: 'Français',
    translate: (_id, { overview }) => ({
      title: nothing,
      overview: `En français : ${overview}`,
      tagline: nothing,
    }),
  },
};

const german = new Map([
  ['Action', 'Action'],
  ['Adventure', 'Abenteuer'],
  ['Comedy', 'Komödie'],
  ['Crime', 'Krimi'],
  ['Documentary', 'Dokumentarfilm'],
  ['Family', 'Familie'],
  ['History', 'Historie'],
  ['Romance', 'Liebesfilm'],
  ['War', 'Kriegsfilm'],
]);

const Named = z.looseObject({
  id: z.int(),
  overview: z.string(),
  title: z.string().optional(),
  name: z.string().optional(),
  original_title: z.string().optional(),
  original_name: z.string().optional(),
  tagline: z.string().optional(),
});
const GenreEntry = z.strictObject({ id: z.int(), name: z.string() });
const EpisodeEntry = z.looseObject({ episode_number: z.int(), name: z.string() });

const textsOf = ({ title, name, overview, tagline }: z.infer<typeof Named>): Texts => ({
  title: title ?? name ?? nothing,
  overview,
  tagline: tagline ?? nothing,
});

/**
 * The object in a language; itself where nothing in it is a text for people. Holes are as TMDB's: no other language steps
 * in, but for names, where the original one does.
 */
export function inLanguage(value: unknown, language: string): unknown {
  const tongue = language.slice(0, 2);
  if (tongue === 'en') return value;
  const episode = EpisodeEntry.safeParse(value);
  if (episode.success) return episodeIn(tongue, episode.data);
  const named = Named.safeParse(value);
  return named.success ? titleIn(tongue, named.data) : value;
}

const episodeIn = (tongue: string, episode: z.infer<typeof EpisodeEntry>) =>
  tongue === 'de' ? { ...episode, name: `Folge ${episode.episode_number}` } : episode;

function titleIn(tongue: string, named: z.infer<typeof Named>) {
  const texts = languages[tongue]?.translate(named.id, textsOf(named));
  // Seasons and collections have no original name: theirs stays.
  const title = texts?.title || named.original_title || named.original_name;
  return {
    ...named,
    overview: texts?.overview ?? nothing,
    ...(named.tagline !== undefined && { tagline: texts?.tagline ?? nothing }),
    ...(title && (named.title === undefined ? { name: title } : { title })),
  };
}

/** Genres in German; in other languages some have no name. */
export function genresInLanguage(genres: readonly unknown[], language: string): unknown[] {
  const tongue = language.slice(0, 2);
  return genres.map((value) => {
    const genre = GenreEntry.parse(value);
    if (tongue === 'en') return genre;
    if (tongue === 'de') return { id: genre.id, name: german.get(genre.name) ?? genre.name };
    return { id: genre.id, name: genre.id % 4 === 0 ? null : genre.name };
  });
}

/** What `translations` says of a title, a season, a person: all languages, each with its gaps. */
export function translationsOf(details: unknown): object[] {
  const named = Named.safeParse(details);
  if (!named.success) return [];
  const { data } = named;
  const texts = textsOf(data);
  const english = data.title === data.original_title && data.name === data.original_name;
  const entry = (tongue: string, { country, english, own }: Omit<Spoken, 'translate'>, said: Texts) => ({
    iso_3166_1: country,
    iso_639_1: tongue,
    name: own,
    english_name: english,
    data: {
      homepage: nothing,
      overview: said.overview,
      ...(data.tagline !== undefined && { tagline: said.tagline }),
      ...(data.title === undefined ? { name: said.title } : { runtime: 0, title: said.title }),
    },
  });
  const others = Object.entries(languages).flatMap(([tongue, spoken]) => {
    const said = spoken.translate(data.id, texts);
    return said === undefined ? [] : [entry(tongue, spoken, said)];
  });
  // A name that is the original one isn't said again.
  const inEnglish = { ...texts, title: english ? nothing : texts.title };
  return [entry('en', { country: 'US', english: 'English', own: 'English' }, inEnglish), ...others];
}
