import { join, resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

import type { RenderPage } from '@marquee/contracts/page.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { createTestCertificates } from '#server/titles/tmdb/testing/testCertificate.ts';

import { families } from './families.ts';
import { type Matrix, runMatrix } from './matrix.ts';

/** One of each kind. */
const few = new Set(['a film with its parts', 'a search', 'the page of a film', 'our suggestions']);

for (const { asked, tags } of [
  { asked: families.filter(({ name }) => few.has(name)), tags: [] },
  { asked: families, tags: ['full'] },
])
  describe(`twelve faults by ${asked.length} families`, { tags }, () => {
    let matrix: Matrix;

    beforeAll(async () => {
      const certificates = createTestCertificates();
      setDefaultCACertificates([...getCACertificates('default'), certificates.authority]);
      // The app from its sources: a build may be an old one, or none.
      const renderer = join(resolve(import.meta.dirname, '../..'), 'web/app/render.tsx');
      const { render }: { render: RenderPage } = await import(renderer);
      matrix = await runMatrix({ render, certificates, asked });
    }, 600_000);

    it('keep what is promised, asked for the first time, again and afterwards', () => {
      const broken = matrix.cells.flatMap(({ fault, family, cold, warm, fresh }) =>
        Object.entries({ cold, warm, fresh }).flatMap(([when, breach]) =>
          breach === null ? [] : [`${fault} × ${family}, ${when}: ${breach}`],
        ),
      );
      expect(broken).toEqual([]);
      expect(matrix.cells).toHaveLength(12 * asked.length);
    });

    // Of few requests one more is much; server/titles/tmdb/faults.test.ts counts in the ordinary run.
    it('ask TMDB hardly more often while it fails than when it is well', { tags: ['full'] }, () => {
      const tooMuch = Object.entries(matrix.amplification).filter(([, amplification]) => amplification > 1.2);
      expect(tooMuch).toEqual([]);
    });
  });
