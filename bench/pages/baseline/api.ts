import { useEffect, useState } from 'react';

/** Where the protocol and the pictures are; printed into the page by the server. */
export type Sources = { api: string; pictures: string };

const sources = (globalThis as unknown as { sources: Sources }).sources;

export type Film = {
  id: number;
  title: string;
  overview: string;
  release_date: string;
  vote_average: number;
  poster_path: string | null;
  backdrop_path: string | null;
};

export type Films = { results: Film[] };

type FilmDetails = Film & {
  tagline: string;
  runtime: number;
  genres: { id: number; name: string }[];
  credits: { cast: { id: number; name: string; character: string; profile_path: string | null }[] };
  similar: Films;
};

export const pictureUrl = (size: string, path: string) => `${sources.pictures}/${size}${path}`;

const asked = new Map<string, Promise<unknown>>();
const kept = new Map<string, unknown>();

async function ask(path: string): Promise<unknown> {
  const separator = path.includes('?') ? '&' : '?';
  const answer = await fetch(`${sources.api}/3/${path}${separator}api_key=baseline`);
  const body: unknown = await answer.json();
  kept.set(path, body);
  return body;
}

function get(path: string): Promise<unknown> {
  const answer = asked.get(path) ?? ask(path);
  asked.set(path, answer);
  return answer;
}

/** The answer to a path: at once where it was asked for before, undefined until it is here. */
function useAnswer(path: string): unknown {
  const [, setNewest] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    void get(path).then((answer) => isWanted && setNewest(answer));
    return () => {
      isWanted = false;
    };
  }, [path]);
  return kept.get(path);
}

export const useFilms = (path: string) => useAnswer(path) as Films | undefined;

export const useFilm = (id: string) =>
  useAnswer(`movie/${id}?append_to_response=credits,similar`) as FilmDetails | undefined;

export const search = (query: string) =>
  get(`search/movie?query=${encodeURIComponent(query)}`) as Promise<Films>;
