const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** A new thought begins: what follows is wanted again. */
export const enders = set(
  'but though although however yet because since so i im id ive we wed please want wants prefer preferably looking ' +
    'give show recommend suggest just only instead otherwise when while if unless than rather ideally maybe perhaps ' +
    'something someone somewhere thanks also plus then make must should let love loves loved',
);

/** They stand between "no" and what it is about. */
export const openers = set(
  'a an the any too very really so much many more most of that which who is are was be been being it its this these ' +
    'those to with about from by in on for at all has have having had contain contains containing involve involves ' +
    'involving feature featuring set kind sort type kinds types anything something things thing stuff ones one like ' +
    'another other such get see into full lots lot tons bunch bit some overly my your their his her there theres want ' +
    'watch do need deal dealing made just only starring directed quite i me us usual typical typically standard ' +
    'generic where particularly even actually ever scenes yet as',
);

/** After one of them what is not wanted is a thing, no quality of one. */
export const articles = set('a an any anything something another');

/** They name what stands beside them: "horror stuff", "violent scenes". */
export const heads = set(
  'anything something nothing stuff things thing ones one scenes scene elements element content themes theme bits ' +
    'parts type kind sort types kinds whatsoever either material',
);

/** What stands after them says which films are not wanted: "no films with zombies". */
export const reaching = set(
  'with about from by in on for set starring featuring involving containing that which where who made',
);

export const joiners = set('or nor and');

/** What may stand between "and" and more of what is not wanted. */
export const betweenJoined = set('any anything too overly the');

/** Entries of the lexicon that hardly anybody would want less of. */
export const pleasant = set(
  'funny feel-good uplifting inspiring heartwarming light-hearted relaxing cosy laugh-out-loud clever beautiful hopeful',
);

/** Less than that may be. */
export const excessive = set('too overly very super excessively');
