/** How long things about people are kept. The server goes by it, and the about page says it. */
export const keptForDays = {
  /** A session that nobody uses. */
  idleSession: 30,
  /** A session, however much it is used. */
  session: 180,
  /** What happened to an account, with device and network. */
  activity: 180,
  /** A mail that was sent or that waits for the operator, and a code that has run out. */
  mail: 7,
  /** The link that takes a change of address back. */
  recovery: 7,
  /** Counters that slow down whoever guesses passwords. */
  counters: 1,
  /** That somebody has signed in from a network before. */
  knownPlace: 30,
  /** For so long addresses are hashed with the same key. */
  limitKey: 7,
  /** Nightly copies of a SQLite database: one a day. */
  nightlyBackup: 7,
  /** Copies made before an upgrade or a restore. */
  upgradeCopy: 30,
} as const;

const day = 24 * 60 * 60 * 1000;

/** The same in milliseconds. */
export const keptFor = (what: keyof typeof keptForDays): number => keptForDays[what] * day;
