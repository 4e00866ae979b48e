/** Raised whenever the results of `spellingsOf` change, so that an index of older spellings is rebuilt. */
export const wordingVersion = 1;
