import type { Ease, Fade, LightChange, Move, Pose, ScriptPart, TimeSpan } from './script.ts';

const easings: Readonly<Record<Ease, string>> = {
  linear: 'linear',
  in: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
  out: 'cubic-bezier(0.15, 0.7, 0.2, 1)',
  inout: 'cubic-bezier(0.6, 0.05, 0.25, 1)',
  over: 'cubic-bezier(0.25, 1.5, 0.45, 1)',
  hold: 'steps(1, end)',
};

/** A cut has no length, but keyframes need an order: less than a frame. */
const cut = 1;

const rounded = (value: number) => Math.round(value * 100) / 100;

export type Size = { width: number; height: number };

/**
 * Moves are shares of a part's own size, but set in pixels: percentages of a box are animated by the page's
 * own thread, not by the compositor.
 */
function transformOf(pose: Pose, { width, height }: Size): string {
  const { x = 0, y = 0, dx = 0, dy = 0, turn = 0, scale = 1, across = 1, down = 1 } = pose;
  return [
    `translate(${rounded((x * width) / 100)}px, ${rounded((y * height) / 100)}px)`,
    `translate(${rounded(dx)}em, ${rounded(dy)}em)`,
    `rotate(${rounded(turn)}deg)`,
    `scale(${(scale * across).toFixed(4)}, ${(scale * down).toFixed(4)})`,
  ].join(' ');
}

/** Keys as keyframes over the whole length: points out of order or outside are clamped. */
function framesOf<Key extends { at: number; ease?: Ease }>(
  keys: readonly Key[],
  duration: number,
  values: (key: Key) => Keyframe,
): Keyframe[] {
  const [first] = keys;
  const last = keys.at(-1);
  if (!first || !last) return [];
  let before = 0;
  const inner = keys.map((key) => {
    before = Math.min(1, Math.max(before, key.at / duration));
    return { ...values(key), offset: before, easing: easings[key.ease ?? 'linear'] };
  });
  return [
    { ...values(first), offset: 0, easing: 'linear' },
    ...inner,
    { ...values(last), offset: 1, easing: 'linear' },
  ];
}

/** A fade as points of opacity; before its first and after its last it is invisible. */
function lightsOf(span: TimeSpan, fade: Fade | undefined): LightChange[] {
  if (isKeys(fade)) return [...fade];
  const { light = 1 } = fade ?? {};
  const length = span.end - span.start;
  const fadeIn = Math.min(Math.max(cut, fade?.in ?? cut), length / 2);
  const fadeOut = Math.min(Math.max(cut, fade?.out ?? cut), length / 2);
  return [
    { at: span.start, light: 0, ease: 'inout' },
    { at: span.start + fadeIn, light },
    { at: span.end - fadeOut, light, ease: 'inout' },
    { at: span.end, light: 0 },
  ];
}

const isKeys = (fade: Fade | undefined): fade is readonly LightChange[] => Array.isArray(fade);

/** Position of a moving part at one moment, interpolated between its keys: good enough for a part at rest. */
function poseAt(keys: readonly Move[], at: number): Pose {
  const after = keys.findIndex((key) => key.at > at);
  const next = keys[after];
  const last = keys[after - 1] ?? keys.at(next ? 0 : -1);
  if (!last || !next || after === 0) return next && after === 0 ? next : (last ?? {});
  const share = last.ease === 'hold' ? 0 : (at - last.at) / (next.at - last.at);
  const between = (name: keyof Pose, rest: number) =>
    (last[name] ?? rest) + ((next[name] ?? rest) - (last[name] ?? rest)) * share;
  return {
    x: between('x', 0),
    y: between('y', 0),
    dx: between('dx', 0),
    dy: between('dy', 0),
    turn: between('turn', 0),
    scale: between('scale', 1),
    across: between('across', 1),
    down: between('down', 1),
  };
}

type Timed = TimeSpan & Pick<ScriptPart, 'fade' | 'move'>;
type Showing = { isStill: boolean; isShownAlways: boolean; size: Size };
export type Tracks = { light: Keyframe[]; way: Keyframe[] };

/**
 * A part's keyframes over the whole length of its film, so that every part can be set to the same moment.
 * In the still version it stays where it is in the middle of its time, and comes and goes at once.
 */
export function tracksOf(part: Timed, duration: number, { isStill, isShownAlways, size }: Showing): Tracks {
  const light = ({ light }: LightChange): Keyframe => ({ opacity: light });
  const move = part.move ?? [];
  if (isStill) {
    const lights = lightsOf(part, part.fade);
    const most = Math.max(...lights.map(({ light }) => light));
    const middle = (part.start + part.end) / 2;
    return {
      light: isShownAlways
        ? [{ opacity: most }, { opacity: most }]
        : framesOf(lightsOf(part, { light: most }), duration, light),
      way: move.length === 0 ? [] : still(transformOf(poseAt(move, middle), size)),
    };
  }
  return {
    light: isShownAlways && !part.fade ? [] : framesOf(lightsOf(part, part.fade), duration, light),
    way: framesOf(move, duration, (key) => ({ transform: transformOf(key, size) })),
  };
}

const still = (transform: string): Keyframe[] => [
  { transform, offset: 0 },
  { transform, offset: 1 },
];
