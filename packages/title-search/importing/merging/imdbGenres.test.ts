import { describe, expect, it } from 'vitest';

import { imdbGenres } from './imdbGenres.ts';

describe('imdbGenres', () => {
  it("turns IMDb's genres into numbers of TMDB's, which differ for films and series", () => {
    expect(imdbGenres('movie', 'movie', 'Action,Adventure,Sci-Fi')).toEqual([28, 12, 878]);
    expect(imdbGenres('tv', 'tvSeries', 'Action,Adventure,Sci-Fi')).toEqual([10759, 10765]);
    expect(imdbGenres('movie', 'tvMovie', 'Drama')).toEqual([18, 10770]);
  });

  it('leaves out genres that TMDB lacks', () => {
    expect(imdbGenres('movie', 'movie', 'Film-Noir,Sport')).toEqual([]);
    expect(imdbGenres('movie', 'movie', 'constructor')).toEqual([]);
    expect(imdbGenres('movie', '', '')).toEqual([]);
  });
});
