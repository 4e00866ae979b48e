import { describe, expect, it } from 'vitest';

import { groundOf, readGroundTable } from '../packages/artwork/grounds/groundTable.ts';
import { lookAt, picturesByOwner, withCatalogue } from './writeGrounds.ts';

const step = 240;

describe('the grounds of pictures', () => {
  it('are near what is drawn (else run: node tools/writeGrounds.ts)', { timeout: 60_000 }, () => {
    const table = readGroundTable();
    const distances = withCatalogue((lookup) =>
      [...picturesByOwner(lookup)]
        .filter((_, index) => index % step === 0)
        .flatMap(([, requests]) => requests)
        .map((request) => lookAt(request, lookup).distanceTo(groundOf(table, request)))
        .toSorted((a, b) => a - b),
    );
    expect(distances.length).toBeGreaterThan(50);
    // In OKLab, where 0.02 is a difference that is just seen.
    expect(distances.at(Math.floor(distances.length / 2))).toBeLessThan(0.03);
    expect(distances.at(Math.floor(distances.length * 0.95))).toBeLessThan(0.08);
  });

  it('are listed for everything that has pictures, and for nothing else', () => {
    const owners = withCatalogue((lookup) => [...picturesByOwner(lookup)].map(([owner]) => owner));
    expect(Object.keys(readGroundTable()).toSorted()).toEqual(owners.toSorted());
  });
});
