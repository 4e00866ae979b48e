import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readSettings } from '#server/env.ts';
import { type S3, s3Missing, startS3 } from '#server/sharedStore/testing/startS3.ts';

import { checkStore } from './checkStore.ts';
import { type Finding, printFindings } from './finding.ts';

describe.skipIf(s3Missing)(`the shared store${s3Missing === null ? '' : ` (skipped: ${s3Missing})`}`, () => {
  let s3: S3;
  beforeAll(async () => {
    s3 = await startS3();
  }, 60_000);
  afterAll(() => s3.close());

  async function look(changed: Partial<S3['settings']>): Promise<string> {
    const read = readSettings({ ...s3.settings, ...changed }, () => '');
    if (!read.ok) throw new Error(read.problems.join());
    const findings: Finding[] = [];
    const parts = { rowsDirectory: '', indexDirectory: '', now: () => new Date(), findings };
    // It isn't asked through the proxy that TMDB needs.
    const network = { patience: 20_000, httpsProxy: 'http://127.0.0.1:2' };
    await checkStore({ settings: read.settings, network, ...parts });
    return printFindings(findings);
  }

  it.each<[string, Partial<S3['settings']>, RegExp]>([
    ['is well', {}, /the key may read .*Nothing is broken/s],
    ['is not there', { AWS_ENDPOINT_URL: 'http://127.0.0.1:2' }, /BROKEN .*ECONNREFUSED/],
    ['has no such bucket', { SHARED_STORE: 's3://other' }, /BROKEN .*(?:NoSuchBucket|AccessDenied)/],
    ['refuses the secret', { AWS_SECRET_ACCESS_KEY: 'tulip' }, /BROKEN .*403.*AWS_SECRET_ACCESS_KEY/s],
    ['refuses the place', { SHARED_STORE: 's3://films/elsewhere' }, /BROKEN .*403.*read, write and delete/s],
  ])('that %s', async (_, changed, says) => {
    const printed = await look(changed);
    expect(printed).toMatch(says);
    expect(printed).not.toContain('tulip');
    expect(printed).not.toContain(s3.settings.AWS_ACCESS_KEY_ID);
  });

  it('is not looked at where none is set up', async () => {
    const findings: Finding[] = [];
    const read = readSettings({}, () => '');
    if (!read.ok) throw new Error(read.problems.join());
    const parts = { rowsDirectory: '', indexDirectory: '', now: () => new Date(), findings };
    await checkStore({ settings: read.settings, network: { patience: 100 }, ...parts });
    expect(findings).toEqual([]);
  });
});
