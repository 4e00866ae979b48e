import type { MediaType } from '@marquee/contracts/paths.ts';

type Pairs = { media: MediaType; liked: string; expected: readonly string[] };

const movie = (liked: string, ...expected: readonly string[]): Pairs => ({ media: 'movie', liked, expected });
const tv = (liked: string, ...expected: readonly string[]): Pairs => ({ media: 'tv', liked, expected });

/**
 * What someone who knows films would expect beside a title, to measure recommendations by: our own list. Where several
 * titles of the catalogue have one name, the best known is meant.
 */
export const likenessPairs: readonly Pairs[] = [
  movie('The Godfather', 'The Godfather Part II', 'GoodFellas', 'Once Upon a Time in America'),
  movie('Alien', 'Aliens', 'The Thing', 'Event Horizon', 'Predator'),
  movie(
    'Spirited Away',
    "Howl's Moving Castle",
    "Kiki's Delivery Service",
    'Princess Mononoke',
    'My Neighbor Totoro',
  ),
  movie('The Matrix', 'The Matrix Reloaded', 'Ghost in the Shell', 'Inception', 'Dark City'),
  movie('Toy Story', 'Toy Story 2', 'Monsters, Inc.', 'Finding Nemo', 'The Lego Movie'),
  movie('When Harry Met Sally...', 'Annie Hall', 'Sleepless in Seattle', 'Notting Hill'),
  movie('Heat', 'Collateral', 'The Departed', 'Reservoir Dogs'),
  movie('Parasite', 'Memories of Murder', 'Burning', 'Snowpiercer', 'The Menu'),
  movie('The Shining', 'Doctor Sleep', 'Misery', 'Hereditary'),
  movie('Blade Runner', 'Blade Runner 2049', 'Ghost in the Shell', 'Minority Report', 'Ex Machina'),
  movie('Before Sunrise', 'Before Sunset', 'Before Midnight', 'Lost in Translation'),
  movie('Home Alone', 'Elf', "National Lampoon's Christmas Vacation", 'A Christmas Story'),
  movie('Se7en', 'Zodiac', 'The Silence of the Lambs', 'Prisoners'),
  movie('Pulp Fiction', 'Reservoir Dogs', 'Jackie Brown', 'Kill Bill: Vol. 1', 'Snatch'),
  movie('2001: A Space Odyssey', 'Interstellar', 'Solaris', 'Arrival', 'Moon'),
  movie('Jaws', 'Jurassic Park', 'Crawl', 'Tremors'),
  movie('Casablanca', 'Notorious', 'To Have and Have Not', 'The Third Man', 'Brief Encounter'),
  movie('Singin’ in the Rain', 'La La Land', 'Top Hat', 'West Side Story', 'An American in Paris'),
  movie('Saving Private Ryan', 'Dunkirk', '1917', 'The Thin Red Line', 'Platoon'),
  movie(
    'The Good, the Bad and the Ugly',
    'For a Few Dollars More',
    'A Fistful of Dollars',
    'Once Upon a Time in the West',
    'Django',
  ),
  movie('Seven Samurai', 'Yojimbo', 'The Magnificent Seven', 'Harakiri', 'Ran'),
  movie('Amélie', 'Midnight in Paris', 'Delicatessen', 'The Umbrellas of Cherbourg'),
  movie('Get Out', 'Us', 'Nope', 'The Stepford Wives'),
  movie('Knives Out', 'Glass Onion', 'Clue', 'Murder on the Orient Express', 'Gosford Park'),
  movie('Mad Max: Fury Road', 'Mad Max 2', 'Furiosa: A Mad Max Saga', 'Waterworld'),
  movie('Lady Bird', 'The Edge of Seventeen', 'Eighth Grade', 'Booksmart', 'Frances Ha'),
  movie(
    'Airplane!',
    'The Naked Gun: From the Files of Police Squad!',
    'Top Secret!',
    'Blazing Saddles',
    'Airport',
  ),
  movie('Groundhog Day', 'Palm Springs', 'Edge of Tomorrow', 'About Time', 'Source Code'),
  movie('Fight Club', 'American Psycho', 'Se7en', 'Memento'),
  movie('Whiplash', 'Black Swan', 'La La Land', 'Tár', 'The Red Shoes'),
  movie(
    'The Lord of the Rings: The Fellowship of the Ring',
    'The Lord of the Rings: The Two Towers',
    'The Hobbit: An Unexpected Journey',
    'Willow',
  ),
  movie('Paddington', 'Paddington 2', 'Wonka', 'Babe', 'Mary Poppins'),
  movie('Psycho', 'Rear Window', 'Vertigo', 'Peeping Tom', 'Diabolique'),
  movie('Train to Busan', '28 Days Later', 'Dawn of the Dead', 'Zombieland', '[REC]'),
  movie('All the President’s Men', 'Spotlight', 'Three Days of the Condor', 'Zodiac', 'The Conversation'),
  movie('Pride & Prejudice', 'Sense and Sensibility', 'Emma.', 'Little Women', 'Atonement'),
  tv('Breaking Bad', 'Better Call Saul', 'Ozark', 'Narcos', 'The Sopranos'),
  tv('Friends', 'Seinfeld', 'The Big Bang Theory', 'Modern Family'),
  tv('The Office', 'Parks and Recreation', 'Brooklyn Nine-Nine', '30 Rock'),
  tv('Game of Thrones', 'House of the Dragon', 'Shōgun'),
  tv('Fleabag', 'Derry Girls', 'BoJack Horseman', 'Killing Eve'),
  tv('Death Note', 'Attack on Titan', 'Steins;Gate', 'Fullmetal Alchemist: Brotherhood'),
  tv('Twin Peaks', 'The X-Files', 'True Detective', 'The Killing'),
  tv('The Crown', 'Downton Abbey', 'Bridgerton'),
  tv('Stranger Things', 'Dark', 'The X-Files', 'Buffy the Vampire Slayer'),
];
