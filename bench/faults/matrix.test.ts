import { join, resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

import type { RenderPage } from '@marquee/contracts/page.ts';
import { beforeAll, expect, it } from 'vitest';

import { createTestCertificates } from '#server/titles/tmdb/testing/testCertificate.ts';

import { type Matrix, runMatrix } from './matrix.ts';

const certificates = createTestCertificates();
let matrix: Matrix;

beforeAll(async () => {
  setDefaultCACertificates([...getCACertificates('default'), certificates.authority]);
  // The app from its sources: a build may be an old one, or none.
  const renderer = join(resolve(import.meta.dirname, '../..'), 'web/app/render.tsx');
  const { render }: { render: RenderPage } = await import(renderer);
  matrix = await runMatrix({ render, certificates });
}, 600_000);

it('twelve faults by twenty families keep what is promised, asked for the first time, again and afterwards', () => {
  const broken = matrix.cells.flatMap(({ fault, family, cold, warm, fresh }) =>
    Object.entries({ cold, warm, fresh }).flatMap(([when, breach]) =>
      breach === null ? [] : [`${fault} × ${family}, ${when}: ${breach}`],
    ),
  );
  expect(broken).toEqual([]);
  expect(matrix.cells).toHaveLength(240);
});

it('TMDB is asked hardly more often while it fails than when it is well', () => {
  const tooMuch = Object.entries(matrix.amplification).filter(([, amplification]) => amplification > 1.2);
  expect(tooMuch).toEqual([]);
});
