/**
 * What one conversation may cost, all of its turns together. It is several times what anyone says; what comes after
 * it is left unread, and the answer says so.
 */
export const budget = {
  /** Each is looked at by every rule and as the beginning of a name. */
  words: 1500,
  /** Each is weighed against the whole catalogue. */
  parts: 48,
};
