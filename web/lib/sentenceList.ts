/** "Science Fiction", "Drama", "TV Movie" to "Science fiction, drama, TV movie": one line, one capital. */
export function sentenceList(names: readonly string[]): string {
  const lower = (word: string) => (word === word.toUpperCase() ? word : word.toLowerCase());
  const words = names.map((name) => name.split(' ').map(lower).join(' ')).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
