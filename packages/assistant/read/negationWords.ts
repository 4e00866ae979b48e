import words from '@marquee/content/words/negation.json' with { type: 'json' };

/** A new thought begins: what follows is wanted again. */
export const enders = new Set(words.enders);

/** They come between "no" and what it is about. */
export const openers = new Set(words.openers);

/** After one of them the unwanted is a thing, not a quality. */
export const articles = new Set(words.articles);

/** They name what is beside them: "horror stuff", "violent scenes". */
export const heads = new Set(words.heads);

/** What follows them says which films are not wanted: "no films with zombies". */
export const reaching = new Set(words.reaching);

export const joiners = new Set(words.joiners);

/** What may be between "and" and more of what is not wanted. */
export const betweenJoined = new Set(words.betweenJoined);

/** Entries of the lexicon that are hardly ever unwanted. */
export const pleasant = new Set(words.pleasant);

/** Words of excess, as in "nothing too scary": a little is allowed. */
export const excessive = new Set(words.excessive);
