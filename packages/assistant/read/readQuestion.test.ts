import { partKey } from '@marquee/contracts/assistant/partKey.ts';
import { describe, expect, it } from 'vitest';

import { readShipped } from '../../../server/assistant/testing/readShipped.ts';

/** What is asked, and of which title. */
function questionIn(text: string): string {
  const { question, said, unknowable } = readShipped(text);
  const [first] = said;
  const title = first?.wish.slot === 'like' ? first.wish.name : '';
  const of =
    question?.of.is === 'shown'
      ? `shown ${question.of.place}`
      : question?.of.is === 'unknown'
        ? 'unknown'
        : title;
  if (question === null) return [...unknowable.map((each) => each.of), of].join(' ').trim();
  const asked =
    question.asks === 'fact'
      ? [question.about, ...question.judged, question.whom ?? ''].join(' ').trim()
      : question.asks === 'whether'
        ? question.wishes.map(({ slot }) => slot).join(' ')
        : '';
  return `${asked}: ${of}`;
}

describe('a question about a title', () => {
  it.each([
    ['who directed jaws', 'makers: Jaws'],
    ['Who’s the director of Paddington?', 'makers: Paddington'],
    ['by whom is Persona?', 'makers: Persona'],
    ['hey, do you know who made coraline', 'makers: Coraline'],
    ['who created the sopranos', 'makers: The Sopranos'],
    ['the exorcist director', 'makers: The Exorcist'],
    ['who penned network', 'writers: Network'],
    ['who wrote the screenplay for chinatown?', 'writers: Chinatown'],
    ['who is in goodfellas', 'cast: GoodFellas'],
    ['cast of the big lebowski please', 'cast: The Big Lebowski'],
    ['whats the runtime of Titanic', 'runtime: Titanic'],
    ['can you tell me how long ben hur is', 'runtime: Ben-Hur'],
    ['barry lyndon how long', 'runtime: Barry Lyndon'],
    ['when did psycho come out?', 'year: Psycho'],
    ['what year is metropolis from', 'year: Metropolis'],
    ['how old is nosferatu btw', 'year: Nosferatu'],
    ['how many seasons of mad men are there', 'seasons: Mad Men'],
    ['how many episodes does fleabag have', 'episodes: Fleabag'],
    ['is succession over', 'status: Succession'],
    ['did they cancel firefly', 'status: Firefly'],
    ['is there a sequel to the shining', 'collection: The Shining'],
    ['how many rocky movies are there', 'collection: Rocky'],
    ['what language do they speak in Roma', 'language: Roma'],
    ['where is ikiru from', 'countries: Ikiru'],
    ['what is the age rating of gremlins', 'certification: Gremlins'],
    ['from what age is ponyo', 'audience madeFor fromAge scary violence: Ponyo'],
    ['is bambi kid friendly', 'audience madeFor fromAge scary violence: Bambi'],
    ['how scary is poltergeist', 'audience scary: Poltergeist'],
    ['is robocop gory', 'audience violence: RoboCop'],
    ['will schindlers list make me cry', "audience sad: Schindler's List"],
    ['is there any nudity in titanic', 'audience sex: Titanic'],
    ['does casablanca have a happy ending', 'audience ending: Casablanca'],
    ['is ishtar any good', ''],
    ['is suspiria worth watching', 'score: Suspiria'],
    ['what is vertigo about', 'overview: Vertigo'],
    ['what genre is parasite', 'genres: Parasite'],
    ['is fargo based on a true story', 'source: Fargo'],
    ['who plays ripley in alien', 'role ripley: Alien'],
    ['what character does alan rickman play in die hard', 'role alan rickman: Die Hard'],
    ['who played gandalf', 'role gandalf: The Lord of the Rings: The Fellowship of the Ring'],
  ])('%j', (say, asked) => {
    expect(questionIn(say)).toBe(asked);
  });

  it.each([
    ['how long is the movie oppenheimer in hours cuz i have to catch a train', 'runtime: Oppenheimer'],
    ['Good evening. I would like to ask who made Persona, thank you', 'makers: Persona'],
    ['is alien scary or more of a drama', 'audience scary: Alien'],
    ['is it on prime? the handmaiden', 'streaming The Handmaiden'],
    ['can i watch jaws with my 9yo', 'age: Jaws'],
    ['is heat good for a first date', 'theme: Heat'],
    ['how long is matrix', 'runtime: The Matrix'],
    ['my son (8) wants to see jurassic park, is it ok', 'age: Jurassic Park'],
    ['is breaking bad on netflix in germany', 'streaming Breaking Bad'],
    ['coco sad?', 'audience sad: Coco'],
    ['dark how many seasons', 'seasons: Dark'],
    ['who composed the music for jaws', 'crew Jaws'],
    ['trailer for heat', 'trailers Heat'],
    ['how much to rent heat', 'streaming Heat'],
    ['is gladiator 2 out yet', 'release-dates Gladiator'],
  ])('may have more around it, and be short: %j', (say, asked) => {
    expect(questionIn(say)).toBe(asked);
  });

  it('is read with a mistake in the name', () => {
    const { question, corrected } = readShipped('who directed the godfahter');
    expect(question).toMatchObject({ asks: 'fact', about: 'makers' });
    expect(corrected).toEqual([{ span: { start: 13, end: 26 }, name: 'The Godfather' }]);
  });

  it('may be whether it is so', () => {
    expect(questionIn('is the lion king ok for a four year old')).toBe('age: The Lion King');
    expect(questionIn('can my 7 year old watch gremlins?')).toBe('age: Gremlins');
    expect(questionIn('is sigourney weaver in ghostbusters')).toBe('person: Ghostbusters');
    expect(questionIn('did ridley scott direct gladiator')).toBe('person: Gladiator');
    expect(questionIn('is amadeus longer than two hours')).toBe('runtime: Amadeus');
    expect(questionIn('is wings of desire in black and white')).toBe('theme: Wings of Desire');
  });

  it('may be about what was shown, or about nothing that there is', () => {
    expect(questionIn('how long is the second one?')).toBe('runtime: shown 2');
    expect(questionIn('and who is in it?')).toBe('cast: shown null');
    expect(questionIn('is the last one scary')).toBe('audience scary: shown -1');
    expect(questionIn('who directed blorpington returns')).toBe('makers: unknown');
  });

  it.each([
    'Who Framed Roger Rabbit',
    'is there a film like Heat',
    'do you have a comedy like Elf?',
    'can you recommend a thriller',
    'isn’t it time for a western?',
    'a heist plot with a twist',
    'who is the best director of horror films',
    'how long is a typical western',
    'Pulp Fiction in Korea?',
    'a film where a man asks who killed his wife',
    'what should I watch',
    'what is everyone watching rn',
    'sad french films',
    'a scary story',
    'can you recommend smth for my nan',
  ])('is none: %j', (say) => {
    expect(readShipped(say).question).toBeNull();
  });
});

describe('what nobody here knows', () => {
  it.each([
    ['did moonlight win best picture', 'awards Moonlight'],
    ['is heat on hulu', 'streaming Heat'],
    ['where can i watch fargo', 'streaming Fargo'],
    ['is oppenheimer still in cinemas', 'cinemas Oppenheimer'],
    ['when is dune 3 coming out', 'release-dates Dune'],
    ['how does the sixth sense end', 'endings The Sixth Sense'],
    ['where was game of thrones filmed', 'locations Game of Thrones'],
    ['how much did avatar make', 'money Avatar'],
    ['how old is meryl streep', 'lives'],
    ['can i download amelie', 'downloads Amélie'],
  ])('is said of a title: %j', (say, known) => {
    expect(questionIn(say)).toBe(known);
  });

  it('is told instead by what is known', () => {
    expect(readShipped('rotten tomatoes score of joker').question).toMatchObject({ about: 'score' });
    expect(readShipped('when is the next season of severance').question).toMatchObject({ about: 'status' });
  });

  it.each([
    ['oscar winners of the 90s', 'order/best years/1990/1999', ['awards: oscar winners']],
    ['best comedies on netflix', 'order/best genre/Comedy', ['streaming: on netflix']],
    ['westerns in theatres now', 'genre/Western order/newest', ['cinemas: in theatres now']],
    ['newest emmy winning dramas', 'order/newest genre/Drama', ['awards: emmy winning']],
    ['something in 4k with dragons', 'theme/dragons', ['picture-quality: in 4k']],
    ['thrillers dubbed in german', 'genre/Thriller', ['dubbing: dubbed in german']],
    ['a netflix-style thriller', 'genre/Thriller', []],
    ['a boy named oscar finds a golden ticket', '', []],
    ['an actress burns down a movie theater', '', []],
  ])('is no condition: %j', (say, keys, told) => {
    const { said, unknowable } = readShipped(say);
    expect(said.map(({ wish }) => partKey(wish)).join(' ')).toContain(keys);
    expect(unknowable.map(({ of, span }) => `${of}: ${say.slice(span.start, span.end)}`)).toEqual(told);
  });
});
