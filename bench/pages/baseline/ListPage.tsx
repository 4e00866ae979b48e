import { useEffect, useRef, useState } from 'react';

import { useFilms } from './api.ts';
import { Poster } from './Poster.tsx';

function Films({ page }: { page: number }) {
  const films = useFilms(`movie/top_rated?page=${page}`);
  return films?.results.map((film) => <Poster key={film.id} film={film} />);
}

/** How many pages were shown when the list was left. */
let keptPages = 1;

/** Endless: the next page comes when the end of the list is near. */
export function ListPage() {
  const [pages, setPages] = useState(keptPages);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    keptPages = pages;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setPages(pages + 1), {
      rootMargin: '600px',
    });
    // The page that is on its way first has to push the end down.
    const timer = setTimeout(() => end.current && observer.observe(end.current), 200);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pages]);
  return (
    <>
      <h1>Top rated films</h1>
      <div className="grid">
        {Array.from({ length: pages }, (_, index) => (
          <Films key={index} page={index + 1} />
        ))}
      </div>
      <div ref={end} />
    </>
  );
}
