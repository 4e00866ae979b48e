/** How long personal data is stored. The server applies it, and the about page states it. */
export const keptForDays = {
  /** An unused session. */
  idleSession: 30,
  /** A session, even if used. */
  session: 180,
  /** What happened to an account, with device and network. */
  activity: 180,
  /** A mail that was sent or that waits for the operator, and an expired code. */
  mail: 7,
  /** The link that reverts a change of address. */
  recovery: 7,
  /** Counters that slow down password guessing. */
  counters: 1,
  /** Networks from which a user has signed in before. */
  knownPlace: 30,
  /** How long addresses are hashed with the same key. */
  limitKey: 7,
  /** Nightly copies of a SQLite database: one a day. */
  nightlyBackup: 7,
  /** Copies made before an upgrade or a restore. */
  upgradeCopy: 30,
} as const;

const day = 24 * 60 * 60 * 1000;

/** The same in milliseconds. */
export const keptForMilliseconds = (what: keyof typeof keptForDays): number => keptForDays[what] * day;
