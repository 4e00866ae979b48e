import type { SectionRole } from '#score/score.ts';

/** Times are milliseconds from the start, places are hundredths of the parent. */
export type TimeSpan = { start: number; end: number };

/** Left, top, width and height. */
export type Box = readonly [left: number, top: number, width: number, height: number];

export type Ease = 'linear' | 'in' | 'out' | 'inout' | 'over' | 'hold';

/** A part's transform: translation in its own size or that of its type, rotation, scale. */
export type Pose = {
  x?: number;
  y?: number;
  dx?: number;
  dy?: number;
  turn?: number;
  scale?: number;
  across?: number;
  down?: number;
};
export type Move = Pose & { at: number; ease?: Ease };
export type LightChange = { at: number; light: number; ease?: Ease };
/** How a part appears and disappears: over its own time, or along keys. */
export type Fade = { in?: number; out?: number; light?: number } | readonly LightChange[];

export const layerSources = ['sky', 'far', 'subject', 'near'] as const;
export type LayerSource = (typeof layerSources)[number];
export type PaintSource =
  | LayerSource
  | 'backdrop'
  | 'poster'
  | `season${number}`
  | `portrait${number}`
  | `plate${number}`;

/** The visible part of a picture: its width as a share of the whole, its middle relative to the subject or the middle. */
export type View = { about?: 'subject' | 'middle'; x?: number; y?: number; width?: number };
export type Tint = 'plain' | 'mono' | 'stark' | 'night';

/** Colours taken from the title's own pictures, dark to light, the accent last. */
export type PaintFill =
  | 'black'
  | 'ink'
  | 'dark'
  | 'mid'
  | 'light'
  | 'accent'
  | 'shaft'
  | 'glow'
  | 'foot'
  | 'side'
  | 'vignette'
  | 'spot'
  | 'disc-accent'
  | 'disc-light'
  | 'disc-mid'
  | 'rule';

export type TextRole = 'title' | 'line' | 'name' | 'part' | 'facts' | 'ident' | 'year' | 'caption';
type Align = 'start' | 'center' | 'end';
/** A letter, word or line that moves by itself. */
export type Unit = { text: string; fade?: Fade; move?: readonly Move[] };
export type Lettering = {
  role: TextRole;
  /** Height of the type in hundredths of the frame's width; smaller where the words would not fit. */
  size: number;
  /** Words, each of parts that move. */
  words: Unit[][];
  ink: 'light' | 'dark' | 'accent' | 'onAccent' | 'onLight' | 'onMid' | 'onDark';
  across: Align;
  down: Align;
};

type Paint =
  | { kind: 'group'; clip: boolean }
  | {
      kind: 'art';
      source: PaintSource;
      view: View;
      tint: Tint;
      /** Leaves its place: where it can't be cut out cleanly, a round piece of the picture replaces it. */
      isLoose?: boolean;
    }
  | { kind: 'fill'; fill: PaintFill }
  | { kind: 'text'; text: Lettering };

export type ScriptPart = TimeSpan & {
  paint: Paint;
  box?: Box;
  /** The fixed point while it grows and turns, in hundredths; for art the subject of the picture by default. */
  pivot?: readonly [x: number, y: number];
  fade?: Fade;
  move?: readonly Move[];
  /** The path of the lowest layer where that is the whole picture. */
  moveAlone?: readonly Move[];
  /** Decorative motion only: absent in the still version. */
  isMotion?: boolean;
  parts?: readonly ScriptPart[];
};

export type Section = TimeSpan & { role: SectionRole; bars: number };
export type Cue = TimeSpan & { text: string; isSound?: boolean };
export type Frame = 'scope' | 'wide' | 'academy' | 'full';

export const sequenceNames = [
  'noir',
  'horror',
  'comedy',
  'drift',
  'epic',
  'western',
  'romance',
  'thriller',
  'family',
  'documentary',
  'musical',
  'chamber',
] as const;
export type SequenceName = (typeof sequenceNames)[number];

export type TeaserScript = {
  sequence: SequenceName;
  frame: Frame;
  duration: number;
  beatsPerMinute: number;
  beatsPerBar: number;
  parts: readonly ScriptPart[];
  cues: readonly Cue[];
  sections: readonly Section[];
};
