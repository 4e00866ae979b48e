type EnglishNames = { regions: Intl.DisplayNames; languages: Intl.DisplayNames };

// Made on first use: it costs time and megabytes that the start can do without.
let english: EnglishNames | undefined;
const inEnglish = (): EnglishNames =>
  (english ??= {
    regions: new Intl.DisplayNames('en', { type: 'region' }),
    languages: new Intl.DisplayNames('en', { type: 'language' }),
  });

export const countryOf = (code: string) => ({ iso_3166_1: code, name: inEnglish().regions.of(code) ?? code });

/** A language with its name in English and in itself. */
export function languageOf(code: string) {
  const own = ownNames.get(code) ?? new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  ownNames.set(code, own);
  return { english_name: inEnglish().languages.of(code) ?? code, iso_639_1: code, name: own };
}

// Making one is slow, and there are few languages.
const ownNames = new Map<string, string>();
