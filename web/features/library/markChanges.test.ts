import { describe, expect, it } from 'vitest';

import { hiddenChange, ratingChange, seenChange, watchlistChange } from './markChanges.ts';

const film = { media: 'movie', id: 603, name: 'The Matrix' } as const;
const none = { watchlist: null, seen: null, rating: null, hidden: false };
const now = new Date('2026-11-21T20:00:00Z');
const listed = { ...none, watchlist: { added: '2026-11-01T10:00:00.000Z' } };

describe('marks', () => {
  it('go on and off, and say so', () => {
    expect(watchlistChange(film, none, now)).toEqual({
      writes: [{ key: 'mark/movie/603/watchlist', value: { added: '2026-11-21T20:00:00.000Z' } }],
      undo: [{ key: 'mark/movie/603/watchlist', value: null }],
      note: 'The Matrix added to your watchlist.',
    });
    expect(watchlistChange(film, listed, now).writes).toEqual([
      { key: 'mark/movie/603/watchlist', value: null },
    ]);
    expect(hiddenChange(film, none).writes).toEqual([{ key: 'mark/movie/603/hidden', value: true }]);
    expect(hiddenChange(film, { ...none, hidden: true }).undo).toEqual([
      { key: 'mark/movie/603/hidden', value: true },
    ]);
  });

  it('what is seen leaves the watchlist, and Undo restores both', () => {
    const { writes, undo } = seenChange(film, listed);
    expect(writes).toEqual([
      { key: 'mark/movie/603/seen', value: { on: null } },
      { key: 'mark/movie/603/watchlist', value: null },
    ]);
    expect(undo).toEqual([
      { key: 'mark/movie/603/seen', value: null },
      { key: 'mark/movie/603/watchlist', value: listed.watchlist },
    ]);
  });

  it('who rates a title has seen it; the day they gave stays', () => {
    expect(ratingChange(film, none, 7).writes).toEqual([
      { key: 'mark/movie/603/rating', value: 7 },
      { key: 'mark/movie/603/seen', value: { on: null } },
    ]);
    const seen = { ...none, seen: { on: '2026-11-20' } };
    expect(ratingChange(film, seen, 7).writes).toEqual([{ key: 'mark/movie/603/rating', value: 7 }]);
    expect(ratingChange(film, { ...seen, rating: 7 }, null).undo).toEqual([
      { key: 'mark/movie/603/rating', value: 7 },
    ]);
  });
});
