import { describe, expect, it } from 'vitest';

import { romanisedKana } from './romanised.ts';

describe('romanisedKana', () => {
  it.each([
    ['ゴジラ', 'Gojira'],
    ['となりのトトロ', 'TonarinoTotoro'],
    ['ジョーカー', 'Joka'],
    ['しゃべれどもしゃべれども', 'Shaberedomoshaberedomo'],
    ['きゃりー', 'Kyari'],
    ['マッチ', 'Matchi'],
    ['ロッキー', 'Rokki'],
    ['ティファニー', 'Tifani'],
    ['クォーター', 'Kwota'],
    ['ファイナル', 'Fainaru'],
    ['ッ', ''],
    ['ァー', 'A'],
    ['Heat 千', 'Heat 千'],
  ])('writes %j as %j', (kana, latin) => {
    expect(romanisedKana(kana)).toBe(latin);
  });
});
