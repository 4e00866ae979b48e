import type { EpisodeTexts, Texts } from './withTranslations.ts';

/** "Folge 3" among "Folge 1" and "Folge 2": a name that only repeats the number, in whatever language. */
function numberedNames(episodes: readonly EpisodeTexts[]): (episode: EpisodeTexts) => boolean {
  const patternOf = ({ name, episode_number }: EpisodeTexts) => name?.replace(String(episode_number), '#');
  const patterns = episodes.map(patternOf).filter((pattern) => pattern?.includes('#'));
  return (episode) => {
    const pattern = patternOf(episode);
    return !pattern || patterns.filter((one) => one === pattern).length > 1;
  };
}

/** Whether something of a season isn't written in the language asked for. */
export function lacksTexts({ overview, episodes }: Texts): boolean {
  const given = episodes ?? [];
  const isNumbered = numberedNames(given);
  return !overview || given.some((episode) => !episode.overview || isNumbered(episode));
}

/** A season with its gaps filled in English, text by text; what isn't English says what it is. */
export function withEnglishEpisodes<Body extends Texts>(body: Body, english: Texts, language: string): Body {
  const [lang = ''] = language.split('-');
  const episodes = body.episodes ?? [];
  const inEnglish = english.episodes ?? [];
  const isNumbered = numberedNames(episodes);
  const isNumberedInEnglish = numberedNames(inEnglish);
  return {
    ...body,
    overview: body.overview || (english.overview ?? ''),
    langs: { name: lang, ...(body.overview && { overview: lang }) },
    episodes: episodes.map((episode) => {
      const other = inEnglish.find(({ episode_number }) => episode_number === episode.episode_number);
      const isUnnamed = isNumbered(episode);
      return Object.assign({}, episode, {
        name: !isUnnamed ? episode.name : other && !isNumberedInEnglish(other) ? other.name : '',
        overview: episode.overview || (other?.overview ?? ''),
        langs: {
          ...(!isUnnamed && { name: lang }),
          ...(episode.overview && { overview: lang }),
        },
      });
    }),
  };
}
