import { expect, it } from 'vitest';

import { readSettings } from '#server/env.ts';

import { storeSettingsOf } from './storeSettings.ts';

const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'tulip' };

function baseOf(given: Record<string, string>): string | undefined {
  const read = readSettings({ ...keys, ...given }, () => '');
  return read.ok ? storeSettingsOf(read.settings)?.base : undefined;
}

it.each([
  [{ SHARED_STORE: 's3://films' }, 'https://films.s3.us-east-1.amazonaws.com'],
  [
    { SHARED_STORE: 's3://films/marquee/live/', AWS_REGION: 'eu-central-1' },
    'https://films.s3.eu-central-1.amazonaws.com/marquee/live',
  ],
  [
    { SHARED_STORE: 's3://films/marquee', AWS_ENDPOINT_URL: 'http://127.0.0.1:9000/' },
    'http://127.0.0.1:9000/films/marquee',
  ],
])('%o is a place', (given, base) => {
  expect(baseOf(given)).toBe(base);
});

it.each([
  'films',
  's3://',
  's3://Films',
  's3://films/../other',
  's3://films/a b',
  '/mnt/shared',
  's3://f/?x',
])('%s is no place', (place) => {
  const read = readSettings({ ...keys, SHARED_STORE: place }, () => '');
  expect(read).toMatchObject({ ok: false, problems: [expect.stringContaining('s3://films/marquee')] });
});

it('wants keys where a place is set, and only there; no message repeats them', () => {
  expect(readSettings({ SHARED_STORE: 's3://films' }, () => '')).toMatchObject({
    problems: [
      expect.stringMatching(/^AWS_ACCESS_KEY_ID="" is missing/),
      expect.stringMatching(/^AWS_SECRET_ACCESS_KEY="" is missing/),
    ],
  });
  expect(baseOf({})).toBeUndefined();
  expect(readSettings(keys, () => '').ok).toBe(true);
  const wrong = readSettings(
    { SHARED_STORE: 's3://films', AWS_ACCESS_KEY_ID: 'a tulip', AWS_SECRET_ACCESS_KEY: 'the tulip' },
    () => '',
  );
  expect(wrong.ok).toBe(false);
  expect(JSON.stringify(wrong)).not.toContain('tulip');
  const fromFile = readSettings(
    { SHARED_STORE: 's3://films', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY_FILE: '/run/secrets/s3' },
    () => 'tulip\n',
  );
  expect(fromFile).toMatchObject({ settings: keys });
});
