/** Words that are often left out at the beginning of a name, and that are nothing else in English. */
const leading = new Set(
  [
    'the a an',
    'le la les l une des',
    'el los las una unos unas',
    'il gli uno',
    'der das ein eine',
    'uma het een ett',
  ].flatMap((language) => language.split(' ')),
);

/** Those which a list of names may have moved after a comma: "Hard" isn't what "Die Hard" is called for short. */
const movable = new Set([...leading, ...'un lo i die den dem o os as um de en et det'.split(' ')]);

/** The name without the article at its beginning; none where it has no article, or nothing else. */
export function articleRemoved(words: readonly string[]): readonly string[] {
  const [first] = words;
  return words.length > 1 && first !== undefined && leading.has(first) ? words.slice(1) : [];
}

/** "matrix the" as "the matrix"; null where there is no article at the end. */
export function trailingArticleInFront(words: readonly string[]): readonly string[] | null {
  const last = words.at(-1);
  return words.length > 1 && last !== undefined && /^(?:the|an?)$/.test(last)
    ? [last, ...words.slice(0, -1)]
    : null;
}

/** "Matrix, The" to "The Matrix". What precedes a colon or a year in brackets is handled alone. */
export function articleInFront(text: string): string {
  return text.replace(
    /^([^,:(]{1,80}),\s*(\p{L}{1,3}['’]?)(?=\s*(?:$|[:(]|\s-\s))/u,
    (whole, name: string, article: string) =>
      movable.has(article.replace(/['’]$/, '').toLowerCase()) ? `${article} ${name}` : whole,
  );
}
