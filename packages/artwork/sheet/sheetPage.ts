export type SheetPicture = { svg: string; width: number; caption: string };
export type SheetSection = { heading: string; pictures: readonly SheetPicture[] };

const style = `body{margin:24px;background:#100d0c;color:#a79f98;font:12px/1.4 system-ui,sans-serif}
h2{margin:40px 0 12px;font-weight:500;font-size:20px;color:#f3ece4}
div{display:flex;flex-wrap:wrap;gap:16px 12px;align-items:end}
figure{margin:0}img{display:block}figcaption{margin-top:4px;max-width:460px;overflow-wrap:anywhere}`;

const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

const figure = ({ svg, width, caption }: SheetPicture): string =>
  `<figure><img width="${width}" alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">` +
  `<figcaption>${escape(caption)}</figcaption></figure>`;

/** One page of pictures at their usual sizes, for review by eye. It needs no server. */
export const printSheet = (sections: readonly SheetSection[]): string =>
  [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Marquee’s pictures</title><style>${style}</style>`,
    ...sections.map(
      ({ heading, pictures }) =>
        `<h2>${escape(heading)} (${pictures.length})</h2><div>${pictures.map(figure).join('')}</div>`,
    ),
  ].join('\n');
