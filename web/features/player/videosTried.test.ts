import { expect, it } from 'vitest';

import type { PlayableVideo } from './videos.ts';
import { nextUntried, type Tried } from './videosTried.ts';

const video = (id: string): PlayableVideo => ({
  id,
  iso_639_1: 'en',
  iso_3166_1: 'US',
  key: 'aqz-KE-bpKQ',
  name: id,
  official: true,
  published_at: '2014-11-10T14:00:00.000Z',
  site: 'YouTube',
  size: 1080,
  type: 'Trailer',
});
const [first, second, third] = [video('first'), video('second'), video('third')];
const tried = (...ids: string[]): Tried => new Map(ids.map((id) => [id, 'gone']));

it('goes on to what follows, then to what stands before, each once', () => {
  const videos = [first, second, third];
  expect(nextUntried(videos, tried('second'), second)).toBe(third);
  expect(nextUntried(videos, tried('second', 'third'), third)).toBe(first);
  expect(nextUntried(videos, tried('first', 'second', 'third'), first)).toBeUndefined();
  expect(nextUntried([first], tried(), first)).toBeUndefined();
});
