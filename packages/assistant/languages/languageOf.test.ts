import { describe, expect, it } from 'vitest';

import { readShipped, spansOf } from '../../../server/assistant/testing/readShipped.ts';
import { saidAt } from './saidAt.ts';

const languageOf = (say: string): string => {
  const { spoken } = readShipped(say);
  return spoken === undefined ? 'English' : `${spoken.language}${spoken.isRead ? '' : ', unread'}`;
};

describe('the language of a sentence', () => {
  it.each([
    'la la land',
    'die hard but funnier',
    'das boot',
    'amour',
    'roma',
    'la haine',
    'something like la haine',
    'films with louis de funès',
    'a film noir from the 40s',
    'femme fatale',
    'a Will Smith sci-fi',
    'recent horror',
    'zombie comedy',
    'mini series about chess',
    'a telenovela',
    'un chien andalou and other weird films',
    'movies like 千と千尋の神隠し',
    'anime like Akira',
    'Bollywood musicals with Aamir Khan',
    'el laberinto del fauno',
    'la vita è bella',
    'dilwale dulhania le jayenge',
  ])('is English, or a name, in %j', (say) => {
    expect(languageOf(say)).toBe('English');
  });

  it.each([
    ['divertida', 'es'],
    ['kürzer bitte', 'de'],
    ['戦争映画', 'ja'],
    ['filme menos violento', 'pt'],
    ["films d'amour", 'fr'],
    ['un film con Roberto Benigni', 'it'],
  ])('takes %j for %s', (say, language) => {
    expect(languageOf(say)).toBe(language);
  });

  it.each([
    ['daj mi jakiś dobry film wojenny', 'pl'],
    ['найди комедию на вечер', 'ru'],
    ['порадь якусь комедію', 'uk'],
    ['een leuke film voor de kinderen', 'nl'],
    ['en rolig film för hela familjen', 'sv'],
    ['çocuklar için komik bir film', 'tr'],
    ['재미있는 영화 추천해줘', 'ko'],
    ['推荐一部好看的电影', 'zh'],
    ['أريد فيلم كوميدي', 'ar'],
    ['haluan katsoa hauskan elokuvan', 'fi'],
    ['film lucu untuk anak', 'id'],
    ['tôi muốn xem phim hài', 'vi'],
    ['θέλω μια κωμωδία', 'el'],
  ])('knows that %j is in a language that it cannot read: %s', (say, language) => {
    expect(languageOf(say)).toBe(`${language}, unread`);
  });
});

describe('the places of what is understood', () => {
  const placesOf = (say: string): string[] => {
    const sentence = readShipped(say);
    return sentence.said.map(({ span }) => {
      const { start, end } = saidAt(sentence, span);
      return say.slice(start, end);
    });
  };

  it.each([
    [
      'una película de terror de los ochenta, nada de sangre',
      ['una película', 'de terror', 'de los ochenta', 'nada de sangre'],
    ],
    ["une comédie d'1h30 max", ['comédie', '1h30 max']],
    ['ein Liebesfilm unter 90 Minuten', ['Liebesfilm', 'Liebesfilm', 'unter 90 Minuten']],
    ['千と千尋の神隠しみたいなアニメ', ['千と千尋の神隠しみたいな', 'アニメ']],
    ['Sholay jaisi film', ['film', 'Sholay jaisi']],
  ])('are in the sentence itself: %j', (say, places) => {
    expect(placesOf(say)).toEqual(places);
  });

  it('are what they are in English', () => {
    expect(spansOf('a French comedy')).toEqual(['French', 'comedy']);
  });
});
