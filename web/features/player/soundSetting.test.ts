import { describe, expect, it } from 'vitest';

import { heldVolume, soundSettingOf } from './soundSetting.ts';

const usual = { volume: 0.8, isMuted: false };

describe('how loud teasers are', () => {
  it('is what was remembered', () => {
    const setting = { volume: 0.35, isMuted: true };
    expect(soundSettingOf(JSON.stringify(setting))).toEqual(setting);
  });

  it.each([null, 'nonsense', '{}', '{"volume":"loud","isMuted":false}', '[]', '{"volume":1}', 'null', '7'])(
    'is as usual where %s is remembered',
    (kept) => {
      expect(soundSettingOf(kept)).toEqual(usual);
    },
  );

  it('stays between silent and full, in steps of a twentieth', () => {
    expect([heldVolume(-1), heldVolume(0.333), heldVolume(7)]).toEqual([0, 0.35, 1]);
    expect(soundSettingOf('{"volume":9,"isMuted":false}').volume).toBe(1);
  });
});
