import { Link } from 'wouter';

import { type Film, pictureUrl } from './api.ts';

export function Poster({ film }: { film: Film }) {
  return (
    <Link href={`/movie/${film.id}`} className="poster">
      {film.poster_path && <img src={pictureUrl('w342', film.poster_path)} alt="" loading="lazy" />}
      <strong>{film.title}</strong>
      <span>
        {film.release_date.slice(0, 4)} · {film.vote_average.toFixed(1)}
      </span>
    </Link>
  );
}
