import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { themeScript } from './themeScript.ts';

/** What the script makes of a device that keeps these texts. */
function run(kept: Record<string, string>) {
  const dataset: Record<string, string> = {};
  const properties: Record<string, string> = {};
  runInNewContext(themeScript, {
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    document: {
      documentElement: {
        dataset,
        style: { setProperty: (name: string, value: string) => (properties[name] = value) },
      },
    },
  });
  return { dataset, properties };
}

const session = (photo: unknown, v: unknown = 1) =>
  run({ 'marquee-session': JSON.stringify({ v, uid: 'u', name: 'Ines', photo }) });

it.each(['/avatars/owl-red.3.svg', 'https://pictures.example/a%20b.png?size=2'])(
  'shows a signed-in user with the picture %s',
  (photo) => {
    expect(session(photo)).toEqual({
      dataset: { session: 'in' },
      properties: { '--avatar': `url("${photo}")` },
    });
  },
);

it.each([
  null,
  7,
  '',
  '//stranger.example/a.svg',
  'http://plain.example/a.svg',
  'javascript:alert(1)',
  'data:image/svg+xml,x',
  '/a.svg") , url("https://stranger.example/b',
  '/a\\22 .svg',
  '/a.svg\n',
])('leaves out the picture %j', (photo) => {
  expect(session(photo)).toEqual({ dataset: { session: 'in' }, properties: {} });
});

it.each(['', 'null', 'true', '{', '[]', '{"v":2}', '"in"'])('reads the hint %j as signed out', (hint) => {
  expect(run({ 'marquee-session': hint, 'marquee-slash': 'off' }).dataset).toEqual({ slash: 'off' });
});

it('says which language and country the visitor chose', () => {
  expect(run({ 'marquee-locale': 'de-DE AT' }).dataset).toEqual({ locale: 'de-DE AT' });
  expect(run({ 'marquee-locale': '' }).dataset).toEqual({});
});
