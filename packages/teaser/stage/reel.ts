import type { SectionRole } from '#score/score.ts';

import type { Cue, Frame, ScriptPart, Section, SequenceName, TeaserScript, TimeSpan } from './script.ts';

type Beat = { beatsPerMinute: number; beatsPerBar: number; frame: Frame };

/** The film while it is built: sections of whole bars one after the other, so that picture and music agree. */
export class Reel {
  readonly #beat: Beat;
  readonly #parts: ScriptPart[] = [];
  readonly #cues: Cue[] = [];
  readonly #sections: Section[] = [];
  #bars = 0;

  constructor(beat: Beat) {
    this.#beat = beat;
  }

  /** The length of a number of beats. */
  beats(count: number): number {
    return (count * 60_000) / this.#beat.beatsPerMinute;
  }

  #bar(count: number): number {
    return Math.round(this.beats(count * this.#beat.beatsPerBar));
  }

  /** The next section, with its number of bars. */
  section(role: SectionRole, bars: number): TimeSpan {
    const span = { start: this.#bar(this.#bars), end: this.#bar(this.#bars + bars) };
    this.#bars += bars;
    this.#sections.push({ ...span, role, bars });
    return span;
  }

  /** A part of a span from one beat to another, counted from its start. */
  within(span: TimeSpan, from: number, to?: number): TimeSpan {
    return {
      start: span.start + Math.round(this.beats(from)),
      end: to === undefined ? span.end : Math.min(span.end, span.start + Math.round(this.beats(to))),
    };
  }

  /** A span in equal parts. */
  split(span: TimeSpan, count: number): TimeSpan[] {
    const cutAt = (index: number) => span.start + Math.round(((span.end - span.start) * index) / count);
    return Array.from({ length: count }, (_, index) => ({ start: cutAt(index), end: cutAt(index + 1) }));
  }

  /** Later parts are above earlier ones. */
  add(...parts: readonly ScriptPart[]): void {
    this.#parts.push(...parts);
  }

  say(span: TimeSpan, text: string): void {
    if (text !== '') this.#cues.push({ ...span, text });
  }

  script(sequence: SequenceName): TeaserScript {
    return {
      ...this.#beat,
      sequence,
      duration: this.#bar(this.#bars),
      parts: this.#parts,
      cues: this.#cues,
      sections: this.#sections,
    };
  }
}
