import { describe, expect, it } from 'vitest';

import { keysOf, readShipped } from '../../../server/assistant/testing/readShipped.ts';

describe('the grammar', () => {
  it.each([
    ['90s', 'years/1990/1999'],
    ['the nineties', 'years/1990/1999'],
    ['early 90s', 'years/1990/1993'],
    ['late seventies', 'years/1977/1979'],
    ['from 1994 to 1999', 'years/1994/1999'],
    ['1980-1985', 'years/1980/1985'],
    ['between the 70s and the 90s', 'years/1970/1999'],
    ['80s or 90s', 'years/1980/1999'],
    ['60s or 90s', 'years/1960/1969 years/1990/1999'],
    ['before 1970', 'years//1969'],
    ['post-2010', 'years/2011/'],
    ['since 2015', 'years/2015/'],
    ['last ten years', 'years/2016/'],
    ['this century', 'years/2000/'],
    ['nineteen ninety-four', 'years/1994/1994'],
    ['80s vibe', '~years/1980/1989'],
    ['old', '~years//1996'],
    ['recent', '~years/2021/'],
    ['classic 80s', 'years/1980/1989'],
    ['from when I was a kid (born 1985)', 'years/1989/1998'],
    ['I was born in 1990, films from my childhood', 'years/1994/2003 media/movie'],
    ['from the year I was born, 1974', 'years/1974/1974'],
    ['from before I was born (1990)', 'years//1989'],
    ["I'm a nineties kid", 'years/1990/1999'],
    ['not older than 5 years', 'years/2021/'],
    ['at least 20 years old', 'years//2006'],
    ['that just came out', '~years/2024/'],
    ['the naughties', 'years/2000/2009'],
    ['turn of the century', 'years/1998/2003'],
    ['before sound', 'years//1929'],
    ['from my dads youth, born 1960', 'years/1968/1985'],
    ['before my time, im 19', 'years//2007'],
    ['made during ww2', 'years/1939/1945'],
    ['from my parents youth, im 25', 'years/1979/1996'],
    ['post-war cinema', 'years/1945/1960 media/movie'],
    ['y2k', 'years/1998/2003'],
    ['covid era', 'years/2020/2022'],
    ['vintage', '~years//1971'],
  ])('reads the years %j as %s', (say, keys) => {
    expect(keysOf(`thrillers, ${say}`)).toBe(`genre/Thriller ${keys}`);
  });

  it.each([
    ['under two hours', 'runtime//119'],
    ['less than an hour and a half', 'runtime//89'],
    ['1h45 or less', 'runtime//105'],
    ['at least 2.5 hours', 'runtime/150/'],
    ['90-120 minutes', 'runtime/90/120'],
    ['<100 min', 'runtime//99'],
    ['90 min or so', '~runtime/75/105'],
    ['short', '~runtime//95'],
    ['exactly ninety minutes', 'runtime/90/90'],
    ['two hours on the dot', 'runtime/120/120'],
    ['max 1.5h', 'runtime//90'],
    ['90ish minutes', '~runtime/75/105'],
    ['a short one', '~runtime//95'],
    ['no three hour films', 'runtime//165'],
    ['half-hour episodes', '~runtime/20/40 media/tv'],
    ['short episodes', 'media/tv runtime//30'],
    ['ten episodes at most', 'episodes//10'],
    ['fewer than 8 eps', 'episodes//7'],
    ['6 to 10 episodes', 'episodes/6/10'],
    ['a really long show', 'episodes/100/'],
    ['a short series', 'media/tv total//600'],
    ['a short comedy series', 'total//600 genre/Comedy media/tv'],
    ['one-season wonders', 'media/tv seasons//1 status/ended'],
    ['under two hours including credits', 'runtime//119'],
    ['something for a 40 minute lunch', 'runtime//40'],
    ['done by Sunday', 'media/tv total//720'],
    ['that I can finish in a day', 'media/tv total//480'],
    ['to binge over a weekend', 'media/tv total//720'],
    ['to watch in one sitting', 'total//240'],
    ['for a week of evenings', 'media/tv total//840'],
    ['on a three hour flight', 'total//180'],
    ['at most 20 hours in all', 'total//1200'],
    ['one season', 'seasons//1'],
    ['no more than 3 seasons', 'seasons//3'],
    ['limited series', 'media/tv seasons//1 status/ended'],
  ])('reads the length %j as %s', (say, keys) => {
    expect(keysOf(`dramas, ${say}`)).toBe(`genre/Drama ${keys}`);
  });

  it.each([
    ['pre-code', 'theme/pre-code years/1929/1934 country/US'],
    ['golden age Hollywood', 'theme/golden-age-of-hollywood years/1927/1960 country/US'],
    ['new Hollywood', 'theme/new-hollywood years/1967/1982 country/US'],
    ['Italian neorealism', 'theme/italian-neorealism years/1943/1957 language/it'],
    ['silent', 'theme/wordless'],
    ['silent era', 'theme/silent-film ~years//1936'],
    ['between the wars', 'theme/between-the-wars'],
    ['about Hollywood', 'theme/hollywood'],
  ])('reads the era %j as %s', (say, keys) => {
    expect(keysOf(`dramas, ${say}`)).toBe(`genre/Drama ${keys}`);
  });

  it.each([
    ['like my five stars', 'taste'],
    ['based on what I like', 'taste'],
    ["that you know I'll love", 'taste'],
    ['up my street', 'taste'],
    ['not my usual stuff', 'not-taste'],
    ['outside my comfort zone', 'not-taste'],
    ['different from what I usually watch', 'not-taste'],
    ['my favourite films are long', 'media/movie ~runtime/140/'],
  ])('reads the taste %j as %s', (say, keys) => {
    expect(keysOf(`dramas, ${say}`)).toBe(`genre/Drama ${keys}`);
  });

  it.each([
    ['in Spanish', 'language/es'],
    ['Nordic', 'language/sv language/da language/no'],
    ['British', 'country/GB'],
    ['from Japan', 'language/ja'],
    ['foreign', 'not-language/en'],
    ['with my 8-year-old', 'age/8'],
    ['for kids aged 12 and 14', 'age/12'],
    ['PG-13 at most', 'certification/PG-13'],
    ['with my grandma', 'intensity/sex'],
    ['hidden gems', 'fame/hidden'],
    ['popular', 'fame/known'],
    ['over 8', 'score/8'],
    ['rated at least 7.5', 'score/7.5'],
    ['highly rated', 'score/7.5'],
    ['newest first', 'order/newest'],
    ['live action', 'not-genre/Animation'],
  ])('reads the condition %j as %s', (say, keys) => {
    expect(keysOf(`dramas, ${say}`)).toContain(keys);
  });

  it.each([
    ['a detective in his forties', 'years'],
    ['an old man and the sea', 'years'],
    ['a drama about a Chinese restaurant', 'language'],
    ['the best friend of a dog', 'order'],
    ['show me a western', 'media'],
    ['a long time ago', 'runtime'],
    ['over 8 people', 'score'],
  ])('reads in %j nothing of %s', (say, slot) => {
    expect(readShipped(say).said.filter(({ wish }) => wish.slot === slot)).toEqual([]);
  });

  it('leaves genres and media to themselves where a phrase of the lexicon has them, too', () => {
    expect(keysOf('courtroom drama series')).toBe('theme/courtroom genre/Drama media/tv');
    expect(keysOf('horror comedies')).toBe('genre/Horror genre/Comedy');
  });

  it('takes a medium beside a name for a part of it, and films and series together for neither', () => {
    expect(keysOf('films like Heat')).toBe('media/movie like/Heat');
    expect(keysOf('westerns, movies or shows')).toBe('genre/Western');
  });

  it('reads slips of the keyboard, and says so', () => {
    expect(keysOf('a comdy')).toBe('genre/Comedy');
    expect(readShipped('a comdy').corrected).toEqual([{ span: { start: 2, end: 7 }, name: 'comedy' }]);
  });

  it.each([
    ['something my grandmother would love', 'intensity/sex intensity/violence'],
    ['a mystery my parents could watch', 'genre/Mystery intensity/sex'],
    ['a film about my grandmother', 'media/movie theme/old-age'],
  ])('hears in %j for whom it is', (say, keys) => {
    expect(keysOf(say)).toBe(keys);
  });
});
