/** "(film)" and "(2021 TV series)": how pages tell namesakes apart. */
const whatItIs = /\(\s*(\d{4})?[^()]{0,30}\b(?:film|movie|series|miniseries|TV)\b[^()]{0,30}\)/giu;

/** What the titles of pages end with. */
const siteName =
  /\s+[-–—|•·]\s+(?:IMDb|Wikipedia|Letterboxd|The Movie Database(?: \(TMDB\))?|TMDB|Rotten Tomatoes|Metacritic|JustWatch|Trakt)\s*$/iu;

/** The name that the title of a page is about: "Dune (2021)" for "Dune (2021 film) - Wikipedia". */
export function withoutSiteWords(text: string): string {
  return text
    .replace(siteName, '')
    .replace(whatItIs, (_, year: string | undefined) => (year === undefined ? ' ' : `(${year})`));
}
