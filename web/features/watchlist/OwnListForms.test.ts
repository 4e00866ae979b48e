import { OwnList } from '@marquee/contracts/library/libraryValue.ts';
import { expect, it } from 'vitest';

import { newShare } from './OwnListForms.tsx';

it('makes names that the server accepts, no two alike', () => {
  const names = Array.from({ length: 500 }, newShare);
  for (const share of names) expect(OwnList.shape.share.safeParse(share).success).toBe(true);
  expect(new Set(names).size).toBe(500);
});
