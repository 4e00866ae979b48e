import type { SectionRole } from './score/score.ts';
import type { Cue, TeaserScript } from './stage/script.ts';

/** After the words of the first and the last card, captions describe the sound. */
const readShares: Readonly<Partial<Record<SectionRole, number>>> = { opening: 0.5, title: 0.62 };

export type SoundWords = { opening: string; rise: string; end: string };

/** A film's captions, with its music in words wherever no words are on the screen. */
export function withSoundCues({ sections, cues }: TeaserScript, { opening, rise, end }: SoundWords): Cue[] {
  const heard: Cue[] = [];
  const captions = cues.map((cue) => ({ ...cue }));
  const hear = (start: number, until: number, text: string) =>
    heard.push({ start, end: until, text: `[${text}]`, isSound: true });
  for (const section of sections) {
    if (section.end === section.start) continue;
    const inside = captions.filter(({ start }) => start >= section.start && start < section.end);
    const share = readShares[section.role];
    if (inside.length === 0) hear(section.start, section.end, rise);
    else if (share !== undefined) {
      const turn = section.start + (section.end - section.start) * share;
      for (const cue of inside) cue.end = Math.min(cue.end, turn);
      hear(turn, section.end, section.role === 'opening' ? opening : end);
    }
  }
  return [...captions, ...heard].sort((one, other) => one.start - other.start);
}
