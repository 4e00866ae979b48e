import words from '@marquee/content/words/negation.json' with { type: 'json' };

/** A new thought begins: what follows is wanted again. */
export const enders = new Set(words.enders);

/** They come between "no" and what it is about. */
export const openers = new Set(words.openers);

/** After one of them what is not wanted is a thing, no quality of one. */
export const articles = new Set(words.articles);

/** They name what is beside them: "horror stuff", "violent scenes". */
export const heads = new Set(words.heads);

/** What follows them says which films are not wanted: "no films with zombies". */
export const reaching = new Set(words.reaching);

export const joiners = new Set(words.joiners);

/** What may be between "and" and more of what is not wanted. */
export const betweenJoined = new Set(words.betweenJoined);

/** Entries of the lexicon that hardly anybody would want less of. */
export const pleasant = new Set(words.pleasant);

/** Less than that may be. */
export const excessive = new Set(words.excessive);
