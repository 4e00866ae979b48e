const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "Joel Coen and Ethan Coen", "Drama, Crime and Thriller". */
export const formatList = (parts: readonly string[]): string => and.format(parts);
