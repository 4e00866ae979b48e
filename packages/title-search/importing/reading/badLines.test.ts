import { describe, expect, it } from 'vitest';

import { addBadLine, type BadLines, countBad } from './badLines.ts';

describe('addBadLine', () => {
  it('counts by reason and keeps the first examples, short and printable', () => {
    const bad: BadLines = {};
    for (let line = 1; line <= 5; line += 1)
      addBadLine(bad, line, 'not JSON', Buffer.from(`{"a\u001b[31m${line}`));
    addBadLine(bad, 9, 'longer than 64 kB', null);
    addBadLine(bad, 10, 'no name', Buffer.alloc(5000, 'x'));
    expect(countBad(bad)).toBe(7);
    expect(bad['not JSON']).toEqual({
      count: 5,
      examples: [1, 2, 3].map((line) => ({ line, text: String.raw`{"a\u001b[31m${line}` })),
    });
    expect(bad['longer than 64 kB']?.examples).toEqual([{ line: 9, text: '' }]);
    expect(bad['no name']?.examples[0]?.text).toHaveLength(80);
  });

  it('limits the number of reasons', () => {
    const bad: BadLines = {};
    for (let line = 1; line <= 1000; line += 1) addBadLine(bad, line, `reason ${line}`, null);
    expect(Object.keys(bad).length).toBeLessThan(30);
    expect(countBad(bad)).toBe(1000);
  });
});
