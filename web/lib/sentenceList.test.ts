import { describe, expect, it } from 'vitest';

import { sentenceList } from './sentenceList.ts';

describe('a list in one line', () => {
  it('begins with a capital and keeps abbreviations', () => {
    expect(sentenceList(['Science Fiction', 'Drama', 'TV Movie'])).toBe('Science fiction, drama, TV movie');
    expect(sentenceList([])).toBe('');
  });
});
