import { writeFileSync } from 'node:fs';

import { compose } from './drawPicture.ts';
import { type Drawn, toSvg } from './pictures/drawn.ts';
import { catalogueEntries, type CatalogueEntry } from './testing/catalogueSubjects.ts';

/** `node server/artwork/sheet.ts OUT.html [FROM [EVERY]]`: posters, backdrops and the rest on one page, to be judged by eye. */
const [out = 'artwork.html', from = '0', every = '29'] = process.argv.slice(2);

const famous = catalogueEntries.toSorted(
  (a, b) => b.fame - a.fame || a.subject.title.localeCompare(b.subject.title),
);
const chosen = famous
  .filter((_, index) => index >= Number(from) && (index - Number(from)) % Number(every) === 0)
  .slice(0, 60);
const series = famous.filter(({ media }) => media === 'tv').slice(0, 2);

const image = (drawn: Drawn, width: number) =>
  `<figure><img width="${width}" src="data:image/svg+xml;base64,${Buffer.from(toSvg(drawn)).toString('base64')}"><figcaption>${drawn.style} ${Math.round(drawn.size)}</figcaption></figure>`;

const ofTitle = (kind: 'poster' | 'backdrop', fine: boolean, width: number) => (entry: CatalogueEntry) =>
  image(compose({ kind }, { kind: 'title', subject: entry.subject }, fine), width);

const ofSeasons = ({ subject }: CatalogueEntry) =>
  subject.seasons
    .slice(0, 4)
    .map(({ number }) =>
      image(compose({ kind: 'poster' }, { kind: 'season', subject, season: number }, true), 222),
    );

const ofEpisodes = ({ subject }: CatalogueEntry) =>
  [1, 2, 3, 4, 5, 6].map((episode) =>
    image(compose({ kind: 'still' }, { kind: 'episode', subject, season: 1, episode, of: 6 }, true), 300),
  );

const ofCollection = ({ subject }: CatalogueEntry) =>
  subject.collection === null
    ? []
    : [
        image(
          compose({ kind: 'poster' }, { kind: 'collection', subject, name: subject.collection }, true),
          222,
        ),
      ];

const ofPerson = ({ people }: CatalogueEntry) =>
  image(compose({ kind: 'profile' }, { kind: 'person', name: people[1] ?? '?' }, true), 154);

const block = (heading: string, pictures: readonly string[]) =>
  `<h2>${heading}</h2><div>${pictures.join('')}</div>`;

const style =
  'body{margin:24px;background:#100d0c;color:#888;font:11px sans-serif}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{display:block}';

writeFileSync(
  out,
  [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Artwork</title><style>${style}</style>`,
    block('Posters', chosen.map(ofTitle('poster', true, 222))),
    block('Posters at 154', chosen.slice(0, 22).map(ofTitle('poster', false, 154))),
    block('Backdrops', chosen.map(ofTitle('backdrop', true, 460))),
    block('Seasons', series.flatMap(ofSeasons)),
    block('Stills', series.flatMap(ofEpisodes)),
    block('Collections', chosen.slice(0, 12).flatMap(ofCollection)),
    block('People', chosen.slice(0, 16).map(ofPerson)),
  ].join('\n'),
);
