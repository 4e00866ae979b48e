import { describe, expect, it } from 'vitest';

import { dressed, isSettable } from './dressed.ts';

describe('dressed', () => {
  it.each([
    [`Schindler's List`, 'Schindler’s List'],
    [`"Wuthering Heights"`, '“Wuthering Heights”'],
    [`'Allo 'Allo!`, '’Allo ’Allo!'],
    [`the 'burbs' again`, 'the ‘burbs’ again'],
    ['tick, tick... BOOM!', 'tick, tick… BOOM!'],
    ['Rocky - the end', 'Rocky – the end'],
    ['Ⅷ ＡＢＣ', 'VIII ABC'],
    ['🎬 Lights   Camera 🎥', 'Lights Camera'],
    ['e\u0301te\u0301', 'été'],
    ['\uFB4D', '\u05DB'],
  ])('writes %j as %j', (from, to) => {
    expect(dressed('tight', from)).toBe(to);
  });

  it('takes the accents off Greek capitals and keeps those of others', () => {
    expect(dressed('black', 'Κυνόδοντας')).toBe('ΚΥΝΟΔΟΝΤΑΣ');
    expect(dressed('black', 'Léon Потёмкин')).toBe('LÉON ПОТЁМКИН');
  });

  it('keeps the joiner that Persian needs, and no other invisible sign', () => {
    expect(dressed('tight', 'بچه\u200Cهای\u200F')).toBe('بچه\u200Cهای');
    expect(dressed('tight', 'zero\u200Bwidth\u00AD')).toBe('zerowidth');
  });
});

describe('isSettable', () => {
  it('is true of what some face has letters for', () => {
    expect(['Jaws', '8½', '乱', 'وجدة', '1917'].filter((text) => !isSettable(text, 'ja'))).toEqual([]);
    expect(['', '…', '🎬', 'བོད་'].filter((text) => isSettable(text, ''))).toEqual([]);
  });
});
