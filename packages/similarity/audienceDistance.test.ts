import type { Audience } from '@marquee/contracts/audience.ts';
import { describe, expect, it } from 'vitest';

import { audienceDistance } from './audienceDistance.ts';

const quiet: Audience = {
  madeFor: 'family',
  fromAge: 6,
  scary: 0,
  violence: 0,
  sad: 0,
  sex: 0,
  strongLanguage: 0,
  pace: 3,
  attention: 1,
  ending: 'happy',
};
const judged = (audience: Partial<Audience>) => ({
  audience: { ...quiet, ...audience },
  certification: 'PG',
});
const unjudged = (certification: string) => ({ audience: null, certification });

describe('audienceDistance', () => {
  it('is 0 for the same audience, and the same both ways', () => {
    const fierce = judged({ madeFor: 'adults', fromAge: 16, violence: 3, scary: 2 });
    expect(audienceDistance(fierce, fierce)).toBe(0);
    expect(audienceDistance(fierce, judged({}))).toBe(audienceDistance(judged({}), fierce));
  });

  it('grows with each difference', () => {
    const [same, violent] = [judged({}), judged({ violence: 3 })];
    expect(audienceDistance(same, violent)).toBeGreaterThan(0);
    expect(audienceDistance(same, judged({ violence: 3, pace: 5 }))).toBeGreaterThan(
      audienceDistance(same, violent),
    );
  });

  it('outweighs everything between adults and children', () => {
    expect(audienceDistance(judged({ madeFor: 'adults' }), judged({ madeFor: 'children' }))).toBeGreaterThan(
      2,
    );
    expect(audienceDistance(judged({ madeFor: 'adults' }), judged({ madeFor: 'family' }))).toBeLessThan(1);
  });

  it('goes by certificates where one was not judged', () => {
    expect(audienceDistance(unjudged('R'), judged({ violence: 3 }))).toBe(
      audienceDistance(unjudged('R'), unjudged('PG')),
    );
    expect(audienceDistance(unjudged('R'), unjudged('G'))).toBeGreaterThan(
      audienceDistance(unjudged('R'), unjudged('PG-13')),
    );
  });
});
