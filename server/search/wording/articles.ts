/** Words that a name may begin with and that people leave out. */
const articles = new Set(
  [
    'the a an',
    'le la les l un une des',
    'el los las lo una unos unas',
    'il i gli uno',
    'der die das den dem ein eine',
    'o os as um uma',
    'de het een',
    'en ett et det',
  ].flatMap((language) => language.split(' ')),
);

/** The name without the article at its beginning; none where it has no article, or nothing else. */
export function withoutArticle(words: readonly string[]): readonly string[] {
  const [first] = words;
  return words.length > 1 && first !== undefined && articles.has(first) ? words.slice(1) : [];
}

/** "Matrix, The" to "The Matrix". What may stand before a colon or a year in brackets is looked at alone. */
export function articleInFront(text: string): string {
  return text.replace(
    /^([^,:(]{1,80}),\s*(\p{L}{1,3}['’]?)(?=\s*(?:$|[:(]|\s-\s))/u,
    (whole, name: string, article: string) =>
      articles.has(article.replace(/['’]$/, '').toLowerCase()) ? `${article} ${name}` : whole,
  );
}
