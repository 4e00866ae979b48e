import { writeFileSync } from 'node:fs';

import { compose } from './drawPicture.ts';
import { type Drawn, toSvg } from './pictures/drawn.ts';
import { catalogueEntries, type CatalogueEntry } from './testing/catalogueSubjects.ts';

/** `node server/artwork/sheet.ts OUT.html [FROM [EVERY]]`: posters, backdrops and the rest on one page, to be judged by eye. */
const [, , out, from = '0', every = '29'] = process.argv;
if (out === undefined) {
  console.error('Say where the sheet goes: node server/artwork/sheet.ts OUT.html [FROM [EVERY]]');
  process.exit(1);
}

const famous = [...catalogueEntries].sort((a, b) => b.fame - a.fame || a.subject.title.localeCompare(b.subject.title));
const chosen = famous.filter((_, index) => index >= Number(from) && (index - Number(from)) % Number(every) === 0).slice(0, 60);

const image = (drawn: Drawn, width: number) =>
  `<figure><img width="${width}" src="data:image/svg+xml;base64,${Buffer.from(toSvg(drawn)).toString('base64')}"><figcaption>${drawn.style} ${Math.round(drawn.size)}</figcaption></figure>`;

const title = (kind: 'poster' | 'backdrop', fine: boolean) => (entry: CatalogueEntry) =>
  compose({ kind }, { kind: 'title', subject: entry.subject }, fine);

const block = (heading: string, pictures: readonly string[]) => `<h2>${heading}</h2><div>${pictures.join('')}</div>`;
const series = famous.filter(({ media }) => media === 'tv').slice(0, 2);

writeFileSync(
  out,
  `<!doctype html><meta charset="utf-8"><title>Artwork</title>
<style>body{margin:24px;background:#100d0c;color:#888;font:11px sans-serif}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{display:block}</style>
${block('Posters', chosen.map((entry) => image(title('poster', true)(entry), 222)))}
${block('Posters at 154', chosen.slice(0, 22).map((entry) => image(title('poster', false)(entry), 154)))}
${block('Backdrops', chosen.map((entry) => image(title('backdrop', true)(entry), 460)))}
${block(
  'Seasons and stills',
  series.flatMap(({ subject }) => [
    ...subject.seasons.slice(0, 4).map(({ number }) => image(compose({ kind: 'poster' }, { kind: 'season', subject, season: number }, true), 222)),
    ...[1, 2, 3, 4, 5, 6].map((episode) => image(compose({ kind: 'still' }, { kind: 'episode', subject, season: 1, episode, of: 6 }, true), 300)),
  ]),
)}
${block(
  'Collections and people',
  [
    ...chosen.slice(0, 8).flatMap(({ subject }) => (subject.collection === null ? [] : [image(compose({ kind: 'poster' }, { kind: 'collection', subject, name: subject.collection }, true), 222)])),
    ...chosen.slice(0, 16).map(({ people }) => image(compose({ kind: 'profile' }, { kind: 'person', name: people[1] ?? '?' }, true), 154)),
  ],
)}`,
);
