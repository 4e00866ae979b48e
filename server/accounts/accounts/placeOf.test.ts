import { expect, it } from 'vitest';

import { coarseNetworkOf } from './audit.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::/64', '2001:db8:0::/48'],
  ['2001:0:0:0::/64', '2001:0:0::/48'],
  ['', null],
])('%s is in %s', (address, place) => {
  expect(coarseNetworkOf(address)).toBe(place);
});
