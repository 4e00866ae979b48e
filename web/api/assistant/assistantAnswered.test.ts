import type { AssistantEvent, PickEvent } from '@marquee/contracts/assistant/events.ts';
import { describe, expect, it } from 'vitest';

import { engineOf, nothingYet, withEvent } from './assistantAnswer.ts';

const pick = (rank: number, id: number, engine: PickEvent['engine'] = 'embedded'): PickEvent => ({
  event: 'pick',
  engine,
  rank,
  title: {
    media_type: 'movie',
    adult: false,
    backdrop_path: null,
    genre_ids: [],
    id,
    original_language: 'en',
    overview: '',
    popularity: 1,
    poster_path: null,
    vote_average: 7,
    vote_count: 1,
    original_title: `Film ${id}`,
    release_date: '1998-01-01',
    title: `Film ${id}`,
    video: false,
  },
  runtime: 100,
  seasons: null,
  certification: 'R',
  makers: [],
  ledger: [],
  reason: null,
});

const query = (engine: 'embedded' | 'model'): AssistantEvent => ({
  event: 'query',
  engine,
  kind: 'wish',
  follows: false,
  parts: [],
  added: [],
  removed: [],
  unknown: [],
  corrected: [],
});

const after = (...events: AssistantEvent[]) => events.reduce(withEvent, nothingYet);
const ids = (answered: ReturnType<typeof after>) => answered.picks.map(({ title }) => title.id);
const embedded: AssistantEvent[] = [
  query('embedded'),
  pick(1, 10),
  pick(2, 20),
  { event: 'chips', chips: [] },
];

describe('an answer from its events', () => {
  it('grows as they come, in the order of ranks, and is done at the last event', () => {
    const half = after(query('embedded'), pick(2, 20), pick(1, 10));
    expect(ids(half)).toEqual([10, 20]);
    expect(half.phase).toBe('reading');
    expect(after(...embedded, { event: 'done', engine: 'embedded' }).phase).toBe('done');
  });

  it("keeps the embedded picks until the model's are whole, then shows those alone", () => {
    const during = after(...embedded, { event: 'asking' }, query('model'), pick(1, 30, 'model'));
    expect(ids(during)).toEqual([10, 20]);
    expect([during.phase, engineOf(during)]).toEqual(['asking', 'embedded']);
    const whole = withEvent(withEvent(during, pick(2, 10, 'model')), { event: 'done', engine: 'model' });
    expect(ids(whole)).toEqual([30, 10]);
    expect([whole.phase, engineOf(whole), whole.query?.engine]).toEqual(['done', 'model', 'model']);
  });

  it('keeps the embedded picks where the model fails half-way or names nothing', () => {
    const asked: AssistantEvent[] = [...embedded, { event: 'asking' }];
    const failed = after(...asked, pick(1, 30, 'model'), { event: 'fallback', reason: 'slow' });
    expect(ids(failed)).toEqual([10, 20]);
    expect([failed.phase, failed.fallback, failed.coming]).toEqual(['done', 'slow', null]);
    expect(ids(after(...asked, { event: 'done', engine: 'model' }))).toEqual([10, 20]);
  });
});
