import { Link } from 'wouter';

import { useFilms } from './api.ts';
import { Backdrop } from './Backdrop.tsx';
import { Poster } from './Poster.tsx';

const rows = [
  ['Popular', 'movie/popular'],
  ['Now playing', 'movie/now_playing'],
  ['Top rated', 'movie/top_rated'],
  ['Upcoming', 'movie/upcoming'],
] as const;

function Row({ name, path }: { name: string; path: string }) {
  const films = useFilms(path);
  return (
    <section>
      <h2>{name}</h2>
      <div className="row">
        {films?.results.map((film) => (
          <Poster key={film.id} film={film} />
        ))}
      </div>
    </section>
  );
}

export function HomePage() {
  const [film] = useFilms('movie/popular')?.results ?? [];
  return (
    <>
      <section className="hero">
        {film && (
          <>
            <Backdrop path={film.backdrop_path} />
            <h1>{film.title}</h1>
            <p>{film.overview}</p>
            <Link href={`/movie/${film.id}`}>More about it</Link>
          </>
        )}
      </section>
      {rows.map(([name, path]) => (
        <Row key={path} name={name} path={path} />
      ))}
    </>
  );
}
