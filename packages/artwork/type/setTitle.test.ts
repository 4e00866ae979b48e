import { describe, expect, it } from 'vitest';

import { type FaceName, faces } from './faces.ts';
import { splitTitle } from './fitTitle.ts';
import { setTitle, smallLine, type TitleOptions } from './setTitle.ts';

const area = { x: 48, y: 100, w: 588, h: 300 };
const set = (title: string, options: TitleOptions = {}, face: FaceName = 'gloock') =>
  setTitle(face, splitTitle(title), area, options);

const long =
  'The Extraordinary and Entirely True Account of How a Small Provincial Orchestra From the North Sailed Around the World in a Borrowed Fishing Boat, Lost Its Conductor in a Card Game, Found Him Again in a Monastery, and Played the Whole of the Ninth for an Audience of Nine Penguins and One Very Patient Dog';

const titles = [
  'Jaws',
  'É',
  'The Good, the Bad and the Ugly',
  'Everything Everywhere All at Once',
  'Ågot Žižkovská Öğretmeni',
  '千と千尋の神隠し',
  '봄 여름 가을 겨울 그리고 봄',
  'جدایی نادر از سیمین',
  'दिलवाले दुल्हनिया ले जायेंगे',
  'రౌద్రం రణం రుధిరం',
  'ลุงบุญมีระลึกชาติ',
];

describe('setTitle', () => {
  const names = Object.keys(faces) as FaceName[];
  const alignments = ['left', 'centre', 'right'] as const;

  it.each(names)('keeps all ink of %s within its area, hanging marks and a hair apart', (face) => {
    const air = face === 'cut' ? 14 : 8;
    const outside = titles.flatMap((title) =>
      alignments.flatMap((align) =>
        (['top', 'middle', 'bottom'] as const).flatMap((valign) => {
          const { box, size } = set(title, { align, valign }, face);
          const inside =
            box.left >= area.x - 31 &&
            box.right <= area.x + area.w + 31 &&
            box.top >= area.y - air &&
            box.bottom <= area.y + area.h + air;
          return inside ? [] : [{ title, align, valign, size, box }];
        }),
      ),
    );
    expect(outside).toEqual([]);
  });

  it.each(names)('sets titles in %s large enough to read, whatever their length', (face) => {
    const small = titles.flatMap((title) => {
      const { size, face: used } = set(title, {}, face);
      return size < 56 ? [{ title, size, used }] : [];
    });
    expect(small).toEqual([]);
  });

  it('cuts a title of three hundred letters at a word, with dots', () => {
    const { lines, size } = set(long);
    expect(size).toBeGreaterThanOrEqual(44);
    expect(lines.length).toBeLessThanOrEqual(7);
    expect(lines.join(' ')).toMatch(/^The Extraordinary and .+\w…$/);
    expect(long.startsWith(lines.join(' ').slice(0, -1))).toBe(true);
  });

  it('uses a narrower face where its own would be too small', () => {
    expect(set('Jaws', {}, 'wide').face).toBe('wide');
    expect(set('Extraordinarily Complicated', {}, 'wide').face).not.toBe('wide');
    expect(set('Extraordinarily Complicated', {}, 'wide').size).toBeGreaterThan(64);
  });

  it('uses neon only where it is large', () => {
    expect(set('Xanadu', {}, 'tube').face).not.toBe('tube');
    expect(set('Fame', {}, 'tube').face).toBe('tube');
  });

  it('takes a face that has all letters rather than mixing two', () => {
    expect(set('Muhteşem Yüzyıl', {}, 'cut').face).toBe('anton');
    expect(set('Phở', {}, 'gloock').face).toBe('chonburi');
    expect(set('Amélie', {}, 'caslon').face).toBe('caslon');
  });

  it('sets the small words with the large ones, the original below', () => {
    const words = {
      main: 'Spirited Away',
      over: '',
      under: '',
      original: '千と千尋の神隠し',
      language: 'ja',
    };
    const both = setTitle('gloock', words, area);
    const alone = setTitle('gloock', { ...words, original: '' }, area);
    expect(both.lines.join(' ')).toBe('Spirited Away');
    expect(both.d.length).toBeGreaterThan(alone.d.length);
    expect(both.box.bottom - both.box.top).toBeLessThanOrEqual(area.h);
  });

  it('drops small words before the large ones become too small', () => {
    const words = {
      main: 'A Title of a Good Many Words',
      over: '',
      under: 'and a second title',
      original: '千年',
      language: 'ja',
    };
    const low = { ...area, h: 96 };
    expect(setTitle('tight', words, low).size).toBeGreaterThanOrEqual(44);
  });

  it('hangs an opening quotation mark into the margin', () => {
    const { box } = set('“Hello,” She Lied', { max: 90 });
    expect(box.left).toBeLessThan(area.x - 10);
    expect(box.left).toBeGreaterThan(12);
  });

  it('sets lines that are read from the right flush right, where the words are', () => {
    const { box, lines } = set('جدایی نادر از سیمین');
    expect(lines.length).toBeGreaterThan(1);
    expect(box.left).toBeLessThan(area.x + 8);
  });

  it('leaves out the letter that a motif replaces, whatever was set before', () => {
    set('Öğretmen');
    const { gap } = set('Apollo 13', { omit: /o/i });
    expect(gap?.r).toBeGreaterThan(10);
  });

  it('sets the same words alike at any time', () => {
    const before = set('Léon: The Professional').d;
    titles.forEach((title) => set(title));
    expect(set('Léon: The Professional').d).toBe(before);
  });

  it.each(['', ' ', '🎬', 'བོད་'])('leaves the place of %j empty', (title) => {
    const { d, box, size } = set(title);
    expect(d).toBe('');
    expect(box).toEqual({ left: area.x, right: area.x, top: area.y, bottom: area.y });
    expect(size).toBe(0);
  });
});

describe('smallLine', () => {
  it('shrinks to its width', () => {
    const { box } = smallLine('A maker of films whose name goes on and on', 48, 900, { width: 200 });
    expect(box.right).toBeLessThanOrEqual(250);
  });

  it('is nothing where there are no words', () => {
    expect(smallLine('', 0, 0).d).toBe('');
  });
});
