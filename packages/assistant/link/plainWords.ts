/** Words that no bare mention of them makes a title, although titles have them: they stand in any sentence. */
export const grammarWords = new Set(
  (
    'a an and another any are as at away back be because been before being between big both boy boys but by can cars ' +
    'come dark did do does dope down each else enough even ever every everything fame family fast few first for ' +
    'freaks friends from funny get girl girls give glory go going good got great grey had happy has have he help her ' +
    'here heroes him his hope hot how i if in inside into is it its just kid kids kind last less life like little long ' +
    'lost love m made make many me men mine more most much music my need never new next no nobody none nope not ' +
    'nothing now of off ok old on once one only onward or other others our out over own past people pi please pride ' +
    'real really right room same saw scary see seen set shame she short slow so some something soon sorry soul split ' +
    'still strange stuff such super sweet taken than that the their them then there these they thing things this those ' +
    'tense time to together too true twisted two under up upgrade us use very visit wait want war was watch we weird ' +
    'well were what when where which while white who why wicked wild will wired with without woman women work world ' +
    'worst would wrong x yes yesterday you young your zero'
  ).split(' '),
);

/** Words of plain English, places and first names that the catalogue's own texts happen not to use in small letters. */
export const morePlainWords =
  'alice amour amy anastasia annihilation armageddon arrival atonement avengers babe babylon badlands barbie belfast bluey brave ' +
  'brazil brooklyn carol carrie casablanca casino challengers charade charlie chicago chronicle cinderella clue ' +
  'clueless cocoon collateral commitments community conformist conjuring contempt cosmos craft daisies damages dave ' +
  'deliverance departures detour diabolique dick django dope dracula dunkirk earth elvis emma enemy epic equilibrium ' +
  'ethos expanse fargo fire flash footloose freddy friday gallipoli gandhi gaslight general gilda glow godfather goliath ' +
  'gravity grease guilt hairspray hamilton harry hart heathers hercules hereditary hostage hugo hulk ida immaculate ' +
  'incendies inception incredibles innocents insidious jaws john juno klaus labyrinth laura lincoln logan luca luther ' +
  'madagascar magnolia malignant mandy manhattan margaret maria mask matilda matrix max melancholia mercury ' +
  'metropolis michael milk moana monday montana moonlight munich napoleon nashville nightingale notorious oasis omen ' +
  'oppenheimer paris pearl persona peter philadelphia pinocchio pitt playtime possessor precious prestige primer prophet ' +
  'queer ray rebecca rec repulsion rick roma romeo roots rosemary roxanne sabrina sam scream selma serenity severance smith ' +
  'shane silence sinister sinners snatch spectre spellbound splash spotlight substance sunday suspiria tangerine ' +
  'tangled tar tarzan texas threads thursday titanic tommy tremors triangle troy tuesday twister unbreakable ' +
  'unforgiven untouchables venom vertigo virgin wanda wednesday whale william willow woodstock yellowstone zodiac';

/** Names of titles that are said without any title in mind, longer ones too. */
export const plainPhrases = new Set([
  'after hours',
  'all or nothing',
  'all that jazz',
  'as good as it gets',
  'best in show',
  'big little lies',
  'black christmas',
  'bring it on',
  'coming home',
  'date night',
  'day after tomorrow',
  'do the right thing',
  'easy a',
  'edge of tomorrow',
  'field of dreams',
  'game night',
  'good time',
  'high and low',
  'how it ends',
  'in a lonely place',
  'in the loop',
  'in the mood for love',
  'it follows',
  'life is beautiful',
  'life of pi',
  'love and death',
  'love story',
  'matter of life and death',
  'my best friends wedding',
  'no time to die',
  'kick ass',
  'late spring',
  'modern times',
  'old school',
  'once upon a time',
  'real genius',
  'slow west',
  'out of sight',
  'out of the past',
  'police story',
  'ready or not',
  'say anything',
  'scenes from a marriage',
  'sex and the city',
  'something wild',
  'sorry to bother you',
  'stand by me',
  'stop making sense',
  'talk to her',
  'talk to me',
  'they live',
  'this is it',
  'tree of life',
  'true story',
  'up in the air',
  'usual suspects',
  'wild things',
  'worst person in the world',
]);

/** Places that titles are named after: "set in Chicago" names none of them. */
export const places = new Set([
  'atlanta',
  'babylon',
  'belfast',
  'brazil',
  'brooklyn',
  'cape fear',
  'casablanca',
  'chernobyl',
  'chicago',
  'chinatown',
  'dunkirk',
  'fargo',
  'gallipoli',
  'gomorrah',
  'madagascar',
  'manhattan',
  'munich',
  'nashville',
  'philadelphia',
  'roma',
  'selma',
  'south park',
  'sunset boulevard',
  'troy',
  'wall street',
  'woodstock',
  'yellowstone',
]);
