const sqlite: Readonly<Record<number, string>> = {
  8: 'The folder can only be read, not written to.',
  10: 'The disk could not be read or written.',
  11: 'What was read from files so far is damaged. Start again with: npm run catalogue -- forget',
  13: 'The disk is full. Make room and run the same command again: it goes on where it stopped.',
  14: "The folder can't be written to.",
  26: 'What was read from files so far is damaged. Start again with: npm run catalogue -- forget',
};

const system: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Make room and run the same command again: it goes on where it stopped.',
  EROFS: 'The folder can only be read, not written to.',
  EACCES: "The folder can't be written to.",
  EPERM: "The folder can't be written to.",
  ENOTDIR: "The folder can't be made: a part of its path is a file.",
  EEXIST: "The folder can't be made: there is a file of its name.",
  EDQUOT: 'Your share of the disk is used up. Make room and run the same command again.',
};

/** An explanation of a disk or database error for the user; undefined for unexpected errors. */
export function problemText(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // SQLite's extended codes contain the plain one in their lowest byte.
  if ('errcode' in error && typeof error.errcode === 'number') return sqlite[error.errcode & 0xff];
  const code = 'code' in error ? String(error.code) : '';
  return Object.hasOwn(system, code) ? system[code] : undefined;
}
