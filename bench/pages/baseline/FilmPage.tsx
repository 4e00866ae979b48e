import { useRef } from 'react';

import { pictureUrl, useFilm } from './api.ts';
import { Backdrop } from './Backdrop.tsx';
import { Poster } from './Poster.tsx';

export function FilmPage({ id }: { id: string }) {
  const film = useFilm(id);
  const dialog = useRef<HTMLDialogElement>(null);
  if (!film) return <p>Loading …</p>;
  return (
    <>
      <section className="hero">
        <Backdrop path={film.backdrop_path} />
        {film.poster_path && <img className="cover" src={pictureUrl('w342', film.poster_path)} alt="" />}
        <h1>{film.title}</h1>
        <p>
          {film.release_date.slice(0, 4)} · {film.runtime} min ·{' '}
          {film.genres.map(({ name }) => name).join(', ')}
        </p>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          Play trailer
        </button>
        <p>{film.tagline}</p>
        <p>{film.overview}</p>
      </section>
      <dialog ref={dialog} aria-label="Trailer">
        <div className="video" />
        <form method="dialog">
          <button>Close</button>
        </form>
      </dialog>
      <h2>Cast</h2>
      <div className="row">
        {film.credits.cast.slice(0, 20).map((person) => (
          <div key={person.id} className="poster">
            {person.profile_path && (
              <img src={pictureUrl('w185', person.profile_path)} alt="" loading="lazy" />
            )}
            <strong>{person.name}</strong>
            <span>{person.character}</span>
          </div>
        ))}
      </div>
      <h2>Similar films</h2>
      <div className="row">
        {film.similar.results.map((other) => (
          <Poster key={other.id} film={other} />
        ))}
      </div>
    </>
  );
}
