import { describe, expect, it } from 'vitest';

import { plainPath } from './plainPath.ts';

describe('plainPath', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/now_playing', '/now_playing'],
    ['/%6eow%5Fplaying/', '/now_playing'],
    ['//tv///1399//season/1//', '/tv/1399/season/1'],
    ['/movie/603%2dthe-matrix', '/movie/603-the-matrix'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/a%2fb', '/a%2Fb'],
    ['/a%252fb', '/a%252fb'],
  ])('writes %s as %s', (path, plain) => expect(plainPath(path)).toBe(plain));
});
