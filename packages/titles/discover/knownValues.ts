import type { MediaType } from '@marquee/contracts/paths.ts';

/** TMDB's genres, the most frequent first. The app has their names. */
export const genres: Readonly<Record<MediaType, readonly number[]>> = {
  movie: [18, 35, 53, 28, 10749, 27, 80, 12, 10751, 878, 9648, 14, 16, 36, 10402, 10752, 99, 37, 10770],
  tv: [18, 35, 80, 10759, 10765, 16, 9648, 10751, 99, 10764, 10762, 10766, 10768, 10767, 10763, 37],
};

/** Languages in which many films and series are made, the most frequent first. */
export const languages: readonly string[] =
  'en fr es ja de zh ko it pt hi ru cn sv da nl pl tr no fi th ta te ml ar fa id tl cs hu el he uk ro vi bn is ca sr hr et'.split(
    ' ',
  );

export const countries: readonly string[] =
  'US GB FR JP DE KR CA IT ES IN CN HK AU BR MX SE DK NO FI NL BE AT CH IE PL RU TR AR NZ TW TH ID PH ZA IL IR EG NG CZ HU GR PT RO UA CL CO IS'.split(
    ' ',
  );

/** Networks of many series, from memory: each is used only once the source confirms it. It has no search for others. */
export const supposedNetworks: Readonly<Record<string, string>> = {
  213: 'Netflix',
  49: 'HBO',
  1024: 'Prime Video',
  2739: 'Disney+',
  2552: 'Apple TV+',
  453: 'Hulu',
  4: 'BBC One',
  332: 'BBC Two',
  26: 'Channel 4',
  9: 'ITV1',
  2: 'ABC',
  6: 'NBC',
  16: 'CBS',
  19: 'FOX',
  71: 'The CW',
  88: 'FX',
  174: 'AMC',
  67: 'Showtime',
  318: 'Starz',
  77: 'Syfy',
  41: 'TNT',
  30: 'USA Network',
  14: 'PBS',
  47: 'Comedy Central',
  80: 'Adult Swim',
  56: 'Cartoon Network',
  13: 'Nickelodeon',
  3353: 'Peacock',
  4330: 'Paramount+',
  1112: 'Crunchyroll',
};

/** TMDB's own codes, which are in no standard. */
const ownLanguages: Readonly<Record<string, string>> = { cn: 'Cantonese', xx: 'No language' };

const namesOf = (type: 'language' | 'region') => {
  let names: Intl.DisplayNames | undefined;
  return (code: string): string | null => {
    names ??= new Intl.DisplayNames('en', { type, fallback: 'none' });
    try {
      return names.of(code) ?? null;
    } catch {
      return null;
    }
  };
};

const standardLanguage = namesOf('language');
export const languageName = (code: string) => ownLanguages[code] ?? standardLanguage(code);
export const countryName = namesOf('region');
