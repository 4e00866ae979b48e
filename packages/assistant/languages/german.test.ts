import { expect, test } from 'vitest';

import { readAs } from '../../../server/assistant/testing/readShipped.ts';

test.each([
  ['so was wie Der Pate, aber nicht so lang', 'like/The Godfather ~runtime//95'],
  [
    'ein Liebesfilm aus den Neunzigern unter 90 Minuten',
    'genre/Romance media/movie years/1990/1999 runtime//89',
  ],
  ['Horrorfilm ohne Blut', 'genre/Horror media/movie intensity/gore'],
  ['etwas Spannendes mit meinen Eltern', 'theme/tense theme/with-parents intensity/sex'],
  ['ein Film für meine 6-jährige Tochter', 'media/movie age/6'],
  ['Serie mit kurzen Folgen', 'media/tv runtime//30'],
  ['anders', '+not-these'],
  ['ohne Gewalt', 'intensity/violence'],
  ['deutscher Film nach einer wahren Geschichte', 'language/de media/movie theme/based-on-a-true-story'],
  ['ein Western mit John Wayne', 'genre/Western person/John Wayne'],
  ['was Lustiges für heute Abend', 'theme/funny'],
  ['Weihnachtsfilm für Kinder ab 6', 'theme/christmas media/movie age/6'],
  ['nichts mit Superhelden bitte', 'not-theme/superheroes'],
  ['etwas wie Das Leben der Anderen', 'like/The Lives of Others'],
  ['Filme von Wim Wenders', 'person/Wim Wenders'],
  ['die besten Filme aus den 80ern', 'order/best media/movie years/1980/1989'],
  ['keine Zombies, keine Vampire', 'not-theme/zombies not-theme/vampires'],
  ['ich hätte gern eine schwarze Komödie aus England', 'theme/dark-humour genre/Comedy country/GB'],
  ['Krimiserie aus Schweden, abgeschlossen', 'genre/Crime media/tv language/sv status/ended'],
  ['Zeichentrickfilm für die ganze Familie', 'genre/Animation age/7'],
  ['Kriegsfilm in schwarz-weiß', 'genre/War media/movie theme/black-and-white'],
  ['ein Film zum Heulen', 'media/movie theme/tear-jerker'],
  ['kann gruselig sein, aber nicht zu gruselig', 'theme/scary intensity/scare'],
  ['Filme nach 2010 mit überraschendem Ende', 'media/movie years/2011/ theme/twist-ending'],
  ['wir haben nur anderthalb Stunden', 'runtime//90'],
  ['Doku über Tiere', 'genre/Documentary theme/animals'],
  ['ein Roboter verliebt sich', 'theme/robots theme/romantic'],
  ['moechte einen Film ueber Freundschaft', 'media/movie theme/friendship'],
])('reads the German %j as %s', (say, keys) => {
  expect(readAs('de', say)).toBe(keys);
});
