import { describe, expect, it } from 'vitest';

import { lineBreaker, hyphenated, piecesOf } from './breakLines.ts';
import { dressed } from './dressed.ts';

const broken = (text: string, count: number, language = '') =>
  lineBreaker('tight', piecesOf(dressed('tight', text, language)), { language })(count).lines.map(
    (line) => line.text,
  );

describe('lineBreaker', () => {
  it('keeps lines even and weak words off their ends', () => {
    expect(broken('The Good, the Bad and the Ugly', 3)).toEqual(['The Good,', 'the Bad', 'and the Ugly']);
    expect(broken('One Flew Over the Cuckoo’s Nest', 2)).toEqual(['One Flew Over', 'the Cuckoo’s Nest']);
    expect(broken('Murder on the Orient Express', 2)).toEqual(['Murder on the', 'Orient Express']);
  });

  it('breaks Japanese at words, particles and closing marks kept with the word before', () => {
    expect(broken('天空の城ラピュタ', 2, 'ja')).toEqual(['天空の城', 'ラピュタ']);
    expect(broken('カメラを止めるな！', 2, 'ja')).toEqual(['カメラを', '止めるな！']);
    expect(broken('君たちはどう生きるか', 2, 'ja')).toEqual(['君たちは', 'どう生きるか']);
  });

  it('never starts a line with a mark that closes nor ends one with a mark that opens', () => {
    for (const count of [2, 3, 4]) {
      const lines = broken('劇場版「鬼滅の刃」無限列車編', count, 'ja');
      expect(lines.slice(1).filter((line) => /^[」！、。ー]/.test(line))).toEqual([]);
      expect(lines.slice(0, -1).filter((line) => line.endsWith('「'))).toEqual([]);
    }
  });

  it('breaks Thai at words, though it writes no spaces', () => {
    expect(broken('ลุงบุญมีระลึกชาติ', 2, 'th')).toEqual(['ลุงบุญมี', 'ระลึกชาติ']);
  });

  it('breaks Korean, Arabic and Hindi at spaces', () => {
    expect(broken('살인의 추억', 2)).toEqual(['살인의', '추억']);
    expect(broken('جدایی نادر از سیمین', 2)).toEqual(['جدایی نادر', 'از سیمین']);
    expect(broken('दिलवाले दुल्हनिया', 2)).toEqual(['दिलवाले', 'दुल्हनिया']);
  });

  it('sets a text of a hundred words', () => {
    const lines = broken(Array.from({ length: 100 }, (_, i) => `w${i}`).join(' '), 5);
    expect(lines.join(' ').split(' ')).toHaveLength(100);
  });
});

describe('hyphenated', () => {
  it('breaks a long word with a hyphen, which is not there where the word is whole', () => {
    const pieces = hyphenated(piecesOf('Rhabarberbarbarabarbarbaren'));
    const { lines } = lineBreaker('tight', pieces, {})(2);
    expect(lines.map((line) => line.text).join('')).toBe('Rhabarberbarbara-barbarbaren');
    expect(lineBreaker('tight', pieces, {})(1).lines[0]?.text).toBe('Rhabarberbarbarabarbarbaren');
  });

  it('leaves words of usual length alone', () => {
    expect(hyphenated(piecesOf('Extraordinary Gentlemen'))).toHaveLength(2);
  });
});
