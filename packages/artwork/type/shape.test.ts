import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { dressed } from './dressed.ts';
import { outline } from './outline.ts';
import { type ShapedLine, shapeLine } from './shape.ts';

const shape = (text: string, language = ''): ShapedLine =>
  shapeLine('tight', dressed('tight', text, language), { language });
const pathOf = (line: ShapedLine): string => outline('tight', line, 200, 0, 300).d;
const hashOf = (line: ShapedLine): string =>
  createHash('sha256').update(pathOf(line)).digest('hex').slice(0, 12);

/** Each was compared by eye with the same font set by HarfBuzz. */
const seen = [
  ['Greek', 'Κυνόδοντας', 'el', '597152a00715'],
  ['Cyrillic', 'Сталкер', 'ru', '1b76e0b4c939'],
  ['Japanese', '千と千尋の神隠し', 'ja', 'c4ed8bec8832'],
  ['traditional Chinese', '花樣年華', 'zh', 'cc3b38c77eb6'],
  ['simplified Chinese', '让子弹飞', 'zh', '9dc8ead37da3'],
  ['Korean', '기생충', 'ko', 'e62bd99740e3'],
  ['Arabic', 'جدایی', 'fa', 'f9e6cf67fe2a'],
  ['Arabic with a joiner', 'بچه‌های آسمان', 'fa', 'd1abab6b929e'],
  ['Hebrew', 'ואלס עם באשיר', 'he', 'ec37022049cc'],
  ['Devanagari', 'दुल्हनिया', 'hi', 'c6d8992d111a'],
  ['Bengali', 'পাঁচালী', 'bn', 'ef4c72247adb'],
  ['Telugu', 'రౌద్రం', 'te', '165bb40c5809'],
  ['Thai', 'ลุงบุญมี', 'th', '7b9651afd61c'],
  ['Vietnamese', 'Phở Đặc Biệt', 'vi', '659e9df67f18'],
  ['Czech', 'Žižkovská', 'cs', '77e449856b82'],
] as const;

/** From left to right. */
const chars = ({ letters }: ShapedLine): string =>
  letters
    .toSorted((a, b) => a.x + a.box.left - (b.x + b.box.left))
    .map(({ char }) => char)
    .join('');

describe('shapeLine', () => {
  it.each(seen)('draws %s as it was approved', (_, text, language, hash) => {
    const line = shape(text, language);
    expect(line.width).toBeGreaterThan(1);
    expect(hashOf(line)).toBe(hash);
  });

  it('gives no two letters of a script the same outline, as boxes for missing ones would have', () => {
    for (const text of [
      'αβγδ',
      'абвг',
      'かきくけ',
      '花樣年華',
      '가나다라',
      'بدسع',
      'אבגד',
      'कखगघ',
      'কখগঘ',
      'కఖగఘ',
      'กขคง',
    ]) {
      const drawn = Array.from(text, (char) => pathOf(shape(char, 'zh')));
      expect(new Set(drawn).size).toBe(4);
      expect(drawn).not.toContain('');
    }
  });

  it('joins Arabic letters: at the start, within and at the end they differ from one alone', () => {
    const alone = shape('ب').letters[0];
    const [end, within, start] = shape('ببب').letters;
    const forms = [alone, start, within, end].map((letter) => JSON.stringify(letter?.commands));
    expect(new Set(forms).size).toBe(4);
  });

  it('sets Hebrew and Arabic from the right', () => {
    expect(chars(shape('ואלס'))).toBe('סלאו');
    expect(shape('دار').letters.at(-1)?.char).toBe('د');
  });

  it('keeps numbers and Latin words in their own order within a line from the right', () => {
    expect(chars(shape('ואלס 2008'))).toBe('2008סלאו');
    expect(chars(shape('עם Bashir'))).toBe('Bashirםע');
    expect(chars(shape('Waltz עם'))).toBe('Waltzםע');
  });

  it('turns brackets round with the text in them', () => {
    const [first, ...rest] = shape('(עם)').letters;
    const last = rest.at(-1);
    const [open] = shape('(א').letters.slice(-1);
    expect(JSON.stringify(last?.commands)).toBe(JSON.stringify(open?.commands));
    expect(JSON.stringify(first?.commands)).not.toBe(JSON.stringify(last?.commands));
  });

  it('makes one sign of a Devanagari conjunct', () => {
    expect(shape('कष').letters).toHaveLength(2);
    expect(shape('क्ष').letters).toHaveLength(1);
  });

  it('sets the vowel before its consonant where Devanagari and Bengali write it so', () => {
    expect(chars(shape('नि')).at(-1)).toBe('न');
    expect(chars(shape('থে')).at(-1)).toBe('থ');
  });

  it('puts Thai marks over their letter and takes no room for them', () => {
    expect(shape('ที่').width).toBeCloseTo(shape('ท').width, 1);
    expect(shape('ที่').top).toBeGreaterThan(shape('ท').top);
  });

  it('distinguishes Chinese from Japanese by the language', () => {
    expect(pathOf(shape('千年', 'zh'))).not.toBe(pathOf(shape('千年', 'ja')));
  });

  it('sets the whole word in another face where one letter is missing', () => {
    const one = shapeLine('bowlby', 'Ştar');
    const other = shapeLine('anton', 'Ştar');
    expect(one.letters.map(({ commands }) => commands)).toEqual(
      other.letters.map(({ commands }) => commands),
    );
  });

  it.each(['བོད་', '🎬', '\u200F', '', ' '])('draws nothing of %j, and does not fail', (text) => {
    expect(shape(text).letters).toEqual([]);
  });

  it('sets what is left beside letters that no face has', () => {
    expect(chars(shape('བོད་ Tibet 🏔'))).toBe('Tibet');
  });

  it('draws letters at a line’s beginning with their ink flush', () => {
    for (const text of ['Jaws', 'ואלס', 'Oh']) {
      const { left } = outline('tight', shape(text), 100, 40, 100).box;
      expect(Math.abs(left - 40)).toBeLessThanOrEqual(1);
    }
  });
});
