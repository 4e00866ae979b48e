import type { PersonHit, SearchHit } from '#web/api/searchHit.ts';
import { type SuggestedHits, useSuggestionsQuery } from '#web/api/suggest.ts';
import { searchHref } from '#web/features/search/searchAddress.ts';
import { ask } from '#web/messages/en/ask.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Picture } from '#web/ui/Picture.tsx';

import styles from './AskPage.module.css';

type Thumb = { picture: string; kind: 'poster' | 'profile' };

const mostThumbs = 5;

const thumbsOfPerson = ({ knownFor }: PersonHit): (string | null)[] => knownFor.map(({ picture }) => picture);

/** Pictures of what a question finds: the titles, or what the first person is known for. */
function thumbsOf({ movies, series, people }: SuggestedHits): Thumb[] {
  const titles: (string | null)[] = [...movies, ...series].map(({ picture }: SearchHit) => picture);
  const [person] = people;
  const posters = titles.length > 0 || !person ? titles : thumbsOfPerson(person);
  const portrait = titles.length === 0 && person?.picture ? [person.picture] : [];
  return [
    ...portrait.map((picture): Thumb => ({ picture, kind: 'profile' })),
    ...posters.flatMap((picture): Thumb[] => (picture === null ? [] : [{ picture, kind: 'poster' }])),
  ].slice(0, mostThumbs);
}

function Example({ words, query }: { words: string; query: string }) {
  const { data } = useSuggestionsQuery({ query });
  return (
    <AppLink className={styles.turn} href={searchHref({ query })}>
      <span className={styles.question}>{words}</span>
      <span className={styles.searches}>{ask.searchesFor(query)}</span>
      <span className={styles.thumbs} aria-hidden="true">
        {data &&
          thumbsOf(data).map(({ picture, kind }) => (
            <span key={picture} className={styles.thumb}>
              <Picture path={picture} kind={kind} sizes="32px" />
            </span>
          ))}
      </span>
    </AppLink>
  );
}

/** Questions that a search can answer today. */
export function AskExamples() {
  return (
    <aside className={styles.rail} data-rail="" aria-labelledby="examples">
      <h2 className={styles.railTitle} id="examples">
        {ask.examples}
      </h2>
      <p className={styles.railText}>{ask.examplesText}</p>
      <ul className={styles.turns}>
        {ask.questions.map(({ words, query }) => (
          <li key={query}>
            <Example words={words} query={query} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
