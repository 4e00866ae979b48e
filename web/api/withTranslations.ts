import { catalogue } from '#web/messages/en/catalogue.ts';

type Maybe<Value> = Value | null | undefined;

type Translation = {
  iso_639_1?: Maybe<string>;
  iso_3166_1?: Maybe<string>;
  data?: Maybe<Readonly<Record<string, Maybe<string>>>>;
};

/** The translatable texts of a film, a series, a person or a collection. */
export type Texts = {
  title?: Maybe<string>;
  name?: Maybe<string>;
  overview?: Maybe<string>;
  tagline?: Maybe<string>;
  biography?: Maybe<string>;
  original_title?: Maybe<string>;
  original_name?: Maybe<string>;
  original_language?: Maybe<string>;
  genres?: Maybe<{ id?: Maybe<number>; name?: Maybe<string> }[]>;
  translations?: Maybe<{ translations?: Maybe<Translation[]> }>;
  episodes?: Maybe<EpisodeTexts[]>;
  /** The languages of texts that aren't in the language of the page. */
  langs?: Readonly<Record<string, string>>;
};

export type EpisodeTexts = Pick<Texts, 'name' | 'overview' | 'langs'> & { episode_number?: Maybe<number> };

/** Marquee's own texts are English, so English ones need no mark. */
const pageLanguage = 'en';
const genreNames: Readonly<Record<number, string>> = catalogue.genres;
const written = ['overview', 'tagline', 'biography'] as const;

type Said = { text: string; lang: string };

/** The texts of one language; those of the country itself, if there are several. */
function textsIn({ translations }: Texts, lang: Maybe<string>, country: Maybe<string>) {
  const given = translations?.translations?.filter(({ iso_639_1 }) => iso_639_1 === lang) ?? [];
  return (given.find(({ iso_3166_1 }) => iso_3166_1 === country) ?? given[0])?.data ?? {};
}

/**
 * TMDB leaves an untranslated text empty, and gives the original title for a missing one. Here each is
 * filled by itself: in English, else in the title's own language, and other languages are marked.
 */
export function withTranslations<Body extends Texts>(body: Body, language: string): Body {
  const [lang = pageLanguage, country] = language.split('-');
  const original = body.original_language;
  const inEnglish = textsIn(body, pageLanguage, 'US');
  const own = textsIn(body, lang, country);

  const saidElsewhere = (field: string): Said | undefined => {
    const english = inEnglish[field];
    if (english) return { text: english, lang: pageLanguage };
    const first = original ? textsIn(body, original, null)[field] : null;
    return first && original ? { text: first, lang: original } : undefined;
  };

  function nameOf(text: string, originalText: Maybe<string>): Said {
    const field = body.title || !body.original_name ? 'title' : 'name';
    const isOriginal = originalText === text;
    const asItIs = { text, lang: (isOriginal && original) || lang };
    if (!isOriginal || own[field] || own['title'] || original === lang || original === pageLanguage)
      return asItIs;
    return saidElsewhere(field) ?? asItIs;
  }

  const texts: Record<string, string> = {};
  const langs: Record<string, string> = {};
  const say = (field: string, said: Said | undefined, mark = field) => {
    if (!said) return;
    texts[field] = said.text;
    if (said.lang !== pageLanguage) langs[mark] = said.lang;
  };
  if (body.title) say('title', nameOf(body.title, body.original_title), 'name');
  else if (body.name && body.biography === undefined) say('name', nameOf(body.name, body.original_name));
  for (const field of written) {
    const text = body[field];
    say(field, text ? { text, lang } : saidElsewhere(field));
  }
  return {
    ...body,
    ...texts,
    genres: body.genres?.map(({ id, name }) => ({ id, name: (id && genreNames[id]) || name })),
    langs,
  };
}
