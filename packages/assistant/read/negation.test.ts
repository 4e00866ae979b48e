import { describe, expect, it } from 'vitest';

import { keysOf, readShipped, spansOf } from '../../../server/assistant/testing/readShipped.ts';

describe('what is not wanted', () => {
  it.each([
    ['no horror, gore or jump scares', 'not-genre/Horror intensity/gore intensity/scare'],
    ['not scary, violent or sad', 'intensity/scare intensity/violence intensity/sad'],
    ['nothing with vampires or ghosts', 'not-theme/vampires not-theme/ghosts'],
    ['neither horror nor war', 'not-genre/Horror not-genre/War'],
    ['comedy, no horror, under two hours', 'genre/Comedy not-genre/Horror runtime//119'],
    ['no gore and violence', 'intensity/gore intensity/violence'],
    ['no horror and under two hours', 'not-genre/Horror runtime//119'],
    ['not comedy. Drama!', 'not-genre/Comedy genre/Drama'],
    ['I don’t like horror but I love thrillers', 'not-genre/Horror genre/Thriller'],
    ['horror, not comedy', 'genre/Horror not-genre/Comedy'],
    ['with Tom Hanks but without Meg Ryan', 'person/Tom Hanks not-person/Meg Ryan'],
    ['nothing starring Tom Cruise or Mark Wahlberg', 'not-person/Tom Cruise not-person/Mark Wahlberg'],
    ['nothing like Star Wars', 'not-like/Star Wars'],
    ['like Galaxy Quest but not animated', 'like/Galaxy Quest not-genre/Animation'],
    ['anything but rom-coms', 'not-genre/Romance'],
    ['romance-free action', 'not-genre/Romance genre/Action'],
    ['non-animated films', 'not-genre/Animation media/movie'],
    ['sick of westerns, want a musical', 'not-genre/Western genre/Music'],
    ['my wife hates horror', 'not-genre/Horror'],
    ['nobody in my family likes horror, so a comedy', 'not-genre/Horror genre/Comedy'],
    ['horror bores me, comedy please', 'not-genre/Horror genre/Comedy'],
    ['horror that doesn’t rely on jump scares or gore', 'genre/Horror intensity/scare intensity/gore'],
    ['not in English', 'not-language/en'],
    ['no subtitles', 'language/en'],
    ['not a series', 'media/movie'],
    ['nothing before 1990', 'years/1990/'],
    ['nothing from the seventies', 'not-years/1970/1979'],
    ['not the 80s, the 90s', 'not-years/1980/1989 years/1990/1999'],
    ['a musical but no 1950s and no 1960s', 'genre/Music not-years/1950/1959 not-years/1960/1969'],
    ['in colour', 'not-theme/black-and-white'],
    ['nothing over two hours', 'runtime//120'],
    ['nothing mainstream', 'fame/hidden'],
    ['not R-rated', 'certification/PG-13'],
    ['not for kids', 'not-genre/Family'],
    ['animation is for babies', 'not-genre/Animation'],
    ['she is too old for animation', 'not-genre/Animation'],
    ['he only watches westerns, show him something else', 'not-genre/Western'],
    ['no talking animals', 'not-theme/talking-animals'],
    ['without zombies, without vampires', 'not-theme/zombies not-theme/vampires'],
  ])('reads %j as %s', (say, keys) => {
    expect(keysOf(say)).toBe(keys);
  });

  it.each([
    ['not only funny but also sad', 'theme/funny theme/sad'],
    ['not without humour', 'theme/funny'],
    ['not just action', 'genre/Action'],
    ['can’t get enough of westerns', 'genre/Western'],
    ['nothing beats a good western', 'genre/Western'],
    ['I’d never say no to a western', 'genre/Western'],
    ['wouldn’t mind some horror', 'genre/Horror'],
    ['why not a western', 'genre/Western'],
    ['no idea what I want, maybe a comedy', 'genre/Comedy'],
    ['I haven’t seen many westerns', 'genre/Western'],
    ['none other than Tom Hanks', 'person/Tom Hanks'],
    ['last but not least a mystery', 'genre/Mystery'],
    ['I don’t mind violence', ''],
    ['not that I don’t like horror', ''],
    ['I don’t not like horror, a thriller please', 'genre/Thriller'],
    ['I don’t dislike westerns', ''],
    ['it can be a bit violent', ''],
    ['not necessarily in English', ''],
    ['subtitles are fine', ''],
    ['no problem with subtitles', ''],
    ['doesn’t have to be a comedy', ''],
    ['war films are fine', ''],
  ])('finds nothing unwanted in %j', (say, keys) => {
    expect(keysOf(say)).toBe(keys);
  });

  it.each([
    ['not too violent', 'intensity', 1],
    ['nothing too scary', 'intensity', 1],
    ['without too much gore', 'intensity', 1],
    ['no violence', 'intensity', 0],
    ['without sex', 'intensity', 0],
  ])('limits the amount in %j', (say, slot, max) => {
    expect(readShipped(say).said.map(({ wish }) => wish)).toMatchObject([{ slot, max }]);
  });

  it('takes what a noun is about for what is not wanted, and the noun for nothing', () => {
    expect(keysOf('no sad dramas')).toBe('intensity/sad');
    expect(keysOf('no superhero movies')).toBe('not-theme/superheroes');
    expect(keysOf('a not scary horror film')).toBe('intensity/scare genre/Horror media/movie');
    expect(keysOf('no dubbed movies')).toBe('');
  });

  it('turns too much of one thing into the wish for its opposite', () => {
    expect(keysOf('not too long')).toBe('~runtime//115');
    expect(keysOf('not too old')).toBe('~years/1997/');
  });

  it('spans a negation with what it is about', () => {
    expect(spansOf('funny, nothing with zombies or ghosts, not animated')).toEqual([
      'funny',
      'nothing with zombies',
      'ghosts',
      'not animated',
    ]);
  });

  it('reports what it cannot leave out', () => {
    const say = 'drama, not 80 to 90 minutes';
    const { unknown } = readShipped(say);
    expect(unknown.map(({ start, end }) => say.slice(start, end))).toEqual(['not 80 to 90 minutes']);
  });
});
