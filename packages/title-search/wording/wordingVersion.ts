/** Raised whenever `spellingsOf` makes something else of a name, so that an index of older spellings is built anew. */
export const wordingVersion = 1;
