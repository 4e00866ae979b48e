import { useEffect, useState } from 'react';
import { Link } from 'wouter';

import { type Films, search } from './api.ts';

/** Asks once the typing has paused. */
const pauseMilliseconds = 250;

export function Search() {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<{ query: string; films: Films } | null>(null);
  useEffect(() => {
    const timer = setTimeout(async () => {
      const films = query ? await search(query) : { results: [] };
      setFound({ query, films });
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        name="q"
        role="combobox"
        aria-label="Search"
        aria-expanded={found !== null}
        aria-controls="found"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {found && found.query !== '' && (
        <div id="found" role="listbox" aria-label={`Films called ${found.query}`}>
          <p>Films called “{found.query}”</p>
          {found.films.results.slice(0, 8).map((film) => (
            <Link
              key={film.id}
              href={`/movie/${film.id}`}
              role="option"
              aria-selected={false}
              onClick={() => setQuery('')}
            >
              {film.title} {film.release_date.slice(0, 4)}
            </Link>
          ))}
        </div>
      )}
    </form>
  );
}
