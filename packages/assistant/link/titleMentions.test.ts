import { describe, expect, it } from 'vitest';

import { linkedIn, saidIn, toldIn } from '../../../server/assistant/testing/linkedIn.ts';

describe('titles', () => {
  it.each([
    ['something like Galaxy Quest', ['like Galaxy Quest 1999']],
    ['anything like galaxy quest', ['like Galaxy Quest 1999']],
    ['like heat', ['like Heat 1995']],
    ['a film similar to heat, but shorter', ['like Heat 1995']],
    ['like Heat, Collateral and Drive', ['like Heat 1995', 'like Collateral 2004', 'like Drive 2011']],
    ['like heat, collateral and drive', ['like Heat 1995', 'like Collateral 2004', 'like Drive 2011']],
    ['in the vein of Up or Wall-E', ['like Up 2009', 'like WALL·E 2008']],
    ['I loved arrival and want more', ['like Arrival 2016']],
    ['if I liked the departed, what next', ['like The Departed 2006']],
    ['for fans of the wire', ['like The Wire 2002 series']],
    ['it reminds me of Her', ['like Her 2013']],
    ['Moonlight vibes please', []],
    ['something with Shrek vibes', ['like Shrek 2001']],
    ['a Shrek-like comedy', ['like Shrek 2001']],
    ['Breaking Bad-esque crime', ['like Breaking Bad 2008 series']],
    ['we watched Inception yesterday and loved it', ['like Inception 2010']],
    ['could I get more films in the spirit of Amélie', ['like Amélie 2001']],
    ['could i get more films in the spirit of amelie', ['like Amélie 2001']],
    ['it should be as good as the Godfather', ['like The Godfather 1972']],
    ['movies like "It"', ['like It 2017']],
    ['something like “Us”', ['like Us 2019']],
    ["think 'Alien' on a train", ['like Alien 1979']],
    ['the dark knight but funny', ['like The Dark Knight 2008']],
    ['no country for old men without the violence', ['like No Country for Old Men 2007']],
    [
      'eternal sunshine of the spotless mind with a happy end',
      ['like Eternal Sunshine of the Spotless Mind 2004'],
    ],
    ['films such as Pulp Fiction', ['like Pulp Fiction 1994']],
    ['back to the future meets alien', ['like Back to the Future 1985', 'like Alien 1979']],
    ['in the spirit of back to the future', ['like Back to the Future 1985']],
    ['I loved the first season of true detective', ['like True Detective 2014 series']],
    ['what should I watch after finishing Succession?', ['like Succession 2018 series']],
    ['like Kick-Ass', ['like Kick-Ass 2010']],
    ['Something as tense as Prisoners', ['like Prisoners 2013']],
    ['a series like dark', ['like Dark 2017 series']],
    ['shows like friends', ['like Friends 1994 series']],
    ['something between Rocky and Billy Elliot', ['like Rocky 1976', 'like Billy Elliot 2000']],
    ['the actor from The Wire', ['Dominic West (cast)']],
    ['like Arrival or Primer did', ['like Arrival 2016', 'like Primer 2004']],
    ['wall•e-like robots', ['like WALL·E 2008']],
    ['oceans 11 style heist', ["like Ocean's Eleven 2001"]],
    ['like the godfather 2', ['like The Godfather Part II 1974']],
    ['something like 2001', ['like 2001: A Space Odyssey 1968']],
    ['something like in the mood for love', ['like In the Mood for Love 2000']],
    ['i hated joker', ['like Joker 2019']],
    ['Pulp Fiction meets Toy Story', ['like Pulp Fiction 1994', 'like Toy Story 1995']],
    ['like Pride and Prejudice', ['like Pride & Prejudice 2005']],
    ['like Pride & Prejudice', ['like Pride & Prejudice 2005']],
    ['like se7en', ['like Se7en 1995']],
    ['like seven samurai', ['like Seven Samurai 1954']],
    ['like 12 angry men', ['like 12 Angry Men 1957']],
    ['like twelve angry men', ['like 12 Angry Men 1957']],
    ['like Rocky 4', ['like Rocky IV 1985']],
    ['a show like bladerunner', ['like Blade Runner 1982']],
    ['like the wolf of wallstreet', ['like The Wolf of Wall Street 2013']],
    ['similar to Star Wars', ['like Star Wars 1977']],
    ['kids love Harry Potter', ["like Harry Potter and the Philosopher's Stone 2001"]],
    ['like the lord of the rings movies', ['like The Lord of the Rings: The Fellowship of the Ring 2001']],
    [
      'like borat',
      ['like Borat: Cultural Learnings of America for Make Benefit Glorious Nation of Kazakhstan 2006'],
    ],
    ['like the shawshank', ['like The Shawshank Redemption 1994']],
    ['SOMETHING LIKE JURASSIC PARK', ['like Jurassic Park 1993']],
    ['a movie called drive', ['like Drive 2011']],
    ['films like Friends', ['like Friends 1994 series']],
    ['something like saw', ['like Saw 2004']],
    ['movies like up', ['like Up 2009']],
    ['anything like the thing', ['like The Thing 1982']],
    ['nothing like Saw please', ['like Saw 2004']],
    ['The Prestige\nMemento\nHer', ['like The Prestige 2006', 'like Memento 2000', 'like Her 2013']],
    ['Spirited Away, Ponyo, Up', ['like Spirited Away 2001', 'like Ponyo 2008', 'like Up 2009']],
  ])('of %j', (text, titles) => {
    expect(toldIn(text)).toEqual(titles);
  });

  it.each([
    'something big and funny',
    'it should be scary',
    'we want to go out',
    'her',
    'like it',
    'like her new film',
    'like them',
    'like us',
    'like this one',
    'like the others',
    'like big explosions',
    'an alien invasion',
    'a heat wave in summer',
    'I drive my car to work',
    'I feel like a hero',
    'I like French films',
    "I'd like something warm",
    'we like cars and racing games',
    'people who get lost in the woods',
    'a taken child and a father who hunts',
    'speed is what I want',
    'up and coming directors',
    'a dark and twisted story',
    'lonely people in the big city',
    'friends who drift apart',
    'a love story in the dunes',
    'a simple plan goes wrong',
    'a true story of the crown and its succession',
    'get out of the house',
    'set in Chicago or Brooklyn',
    'a western set in Fargo',
    'about a pianist and a wrestler',
    'in the mood for love and laughter',
    'stand by me tonight',
    'something for a rainy night in',
    'a psycho with a knife',
    'signs of life on the moon',
    'split personality',
    'old school humour',
    'good time for the whole family',
    'the office is closed so we have time',
    'what do you recommend for a first man in space story',
    'films from 2012',
    'from 1917 to 1984',
    '24 episodes at most',
    'not more than 300 minutes',
    'inside jokes and inside out clothes',
    'a detour through the desert',
    'brave women',
    'frozen landscapes and frozen hearts',
    'a great beauty of the sea',
    'it follows two sisters',
    'they live in the forest',
    'a quiet place in the country',
    'a room with one window',
    'coming of age in the sunshine',
    'no more parasites or aliens',
    'the thing is, I like comedies',
    'what is the best thing to watch with kids',
    'I just liked the general mood',
    'Her Majesty and the crown',
    'Dark Comedy About Lost Friends',
    'CAN YOU HELP ME FIND SOMETHING DARK',
    'to get her back',
    'scary movies with twisted ends',
    'a film like a fever dream',
    'looks like rain',
    'kick-ass heroines',
    'my cats like cars',
    'Misery loves company',
    'a story by nobody, but not the usual suspects',
    'what happened in Chernobyl',
    'Hi, Laura here',
    'my daughter Carrie wants fun',
    'the short guy is a fugitive',
    'apart from drama and love',
    'instead of horror',
    'a ship called Titanic',
    'a mix of comedy and drama',
    'movies like these',
    'as scary as hell',
    'we watched friends play',
    'on a saturday night, fever or not',
    'my dog is called Rocky',
    'not as sad as Bambi',
    'nothing more violent than Oldboy',
    'longer than Oldboy',
    'like a song of ice',
  ])('are not in %j', (text) => {
    expect(toldIn(text)).toEqual([]);
  });

  it('of one name are distinguished by the year', () => {
    expect(toldIn('like Dune 1984')).toEqual(['like Dune 1984']);
    expect(toldIn('like Dune (2021)')).toEqual(['like Dune 2021']);
    expect(toldIn('like Dune from 1984')).toEqual(['like Dune 1984']);
    expect(toldIn('like the 1984 Dune')).toEqual(['like Dune 1984']);
    expect(toldIn('it (2017)')).toEqual(['like It 2017']);
    expect(toldIn('Nosferatu, 1922')).toEqual(['like Nosferatu 1922']);
  });

  it('ignore a year that belongs to something else', () => {
    expect(saidIn('like Heat, 2010 or newer')).toEqual(['like Heat']);
    expect(saidIn('like Heat from 2015')).toEqual(['like Heat']);
  });

  it('are not taken for another of that name, which the year means', () => {
    expect(toldIn('like Heat (1986)')).toEqual([]);
  });

  it('of one name are distinguished by film or series', () => {
    expect(toldIn('like the series Fargo')).toEqual(['like Fargo 2014 series']);
    expect(toldIn('like Fargo the series')).toEqual(['like Fargo 2014 series']);
    expect(toldIn('like the Fargo show')).toEqual(['like Fargo 2014 series']);
    expect(toldIn('the film Fargo')).toEqual(['like Fargo 1996']);
  });

  it('of one name are distinguished by their country', () => {
    expect(toldIn('the British version of The Office')).toEqual(['like The Office 2001 series']);
    expect(toldIn('like the UK Office')).toEqual(['like The Office 2001 series']);
  });

  it('of one name name the others that are about as well known', () => {
    expect(linkedIn('like Fargo')[0]).toMatchObject({
      homonyms: [{ media: 'tv', id: 60_622, name: 'Fargo', year: 2014 }],
    });
    expect(linkedIn('like Fargo 1996')[0]).toMatchObject({ homonyms: [] });
    expect(linkedIn('like Scarface')[0]).toMatchObject({ homonyms: [] });
  });

  it.each([
    ['like interstelar', 'like Interstellar 2014', 'Interstellar'],
    ['like the shawshank redemtion', 'like The Shawshank Redemption 1994', 'The Shawshank Redemption'],
    ['I adore Pulp Ficton', 'like Pulp Fiction 1994', 'Pulp Fiction'],
    ['similar to godfellas', 'like GoodFellas 1990', 'GoodFellas'],
    ['"Incepton"', 'like Inception 2010', 'Inception'],
  ])('with mistakes are found where one is expected: %j', (text, title, name) => {
    expect(toldIn(text)).toEqual([title]);
    expect(linkedIn(text)[0]).toMatchObject({ corrected: name });
  });

  it.each(['like heart', 'like twisted games', 'like planets', 'interstelar travel', 'like scary movies'])(
    'are not guessed from words of plain English: %j',
    (text) => {
      expect(toldIn(text)).toEqual([]);
    },
  );

  it.each([
    ["I've already seen Heat", ['without Heat 1995']],
    ["i've already seen the godfather", ['without The Godfather 1972']],
    ['already seen Heat and Collateral', ['without Heat 1995', 'without Collateral 2004']],
    ['other than Jaws', ['without Jaws 1975']],
    ['besides The Matrix', ['without The Matrix 1999']],
    ['apart from Die Hard', ['without Die Hard 1988']],
    ['not Die Hard again', ['without Die Hard 1988']],
    ["I've seen Inception and loved it", ['like Inception 2010']],
    ['I just watched Whiplash', ['like Whiplash 2014']],
    ["don't suggest The Matrix", ['without The Matrix 1999']],
    ["I haven't seen Whiplash yet", []],
  ])('are left out when that is said: %j', (text, titles) => {
    expect(toldIn(text)).toEqual(titles);
  });

  it('include their cues', () => {
    expect(saidIn('something like the movie Fargo but not animated')).toEqual(['like the movie Fargo']);
    expect(saidIn('films like Dune (2021), please')).toEqual(['like Dune (2021']);
    expect(saidIn('like Heat, Collateral')).toEqual(['like Heat', 'Collateral']);
    expect(saidIn('I hated Saw and Shrek')).toEqual(['Saw', 'Shrek']);
  });

  it('take no tokens that are taken', () => {
    expect(linkedIn('like Heat', [false, true])).toEqual([]);
  });
});
