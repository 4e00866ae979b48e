/** How loud teasers are, remembered in this browser. */
export type SoundSetting = { volume: number; isMuted: boolean };

export const soundKey = 'marquee-sound';
const usual: SoundSetting = { volume: 0.8, isMuted: false };

export const heldVolume = (volume: number): number => Math.min(1, Math.max(0, Math.round(volume * 20) / 20));

/** The remembered setting, or the default where there is none or it is unreadable. */
export function soundSettingOf(kept: string | null): SoundSetting {
  try {
    const setting: unknown = JSON.parse(kept ?? 'null');
    if (typeof setting !== 'object' || setting === null) return usual;
    if (!('volume' in setting) || !('isMuted' in setting)) return usual;
    const { volume, isMuted } = setting;
    return typeof volume === 'number' && Number.isFinite(volume) && typeof isMuted === 'boolean'
      ? { volume: heldVolume(volume), isMuted }
      : usual;
  } catch {
    return usual;
  }
}
