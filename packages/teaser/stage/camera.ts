import {
  type Ease,
  type Fade,
  type LayerSource,
  layerSources,
  type Move,
  type PaintSource,
  type Pose,
  type ScriptPart,
  type TimeSpan,
  type Tint,
  type View,
} from './script.ts';

/** How much larger than its window a picture is, so that it can move without showing its edge. */
export const overscan = 1.18;

/** How far a layer moves with the camera: the sky hardly, the near ground most. */
const depths: Readonly<Record<LayerSource, number>> = { sky: 0.3, far: 0.6, subject: 1, near: 1.55 };

type Shot = {
  view?: View;
  from?: Pose;
  to?: Pose;
  /** Places in between, each with its time as a share of the whole. */
  ease?: Ease;
  fade?: Fade;
  tint?: Tint;
  box?: ScriptPart['box'];
};

/** A pose for a layer at that depth, limited so that the picture always covers its window. */
export function poseAtDepth(pose: Pose, depth: number): Pose {
  const scale = Math.max(1 / overscan + 0.02, 1 + ((pose.scale ?? 1) - 1) * depth);
  const room = Math.max(0, (scale - 1 / overscan) / 2) * 100;
  const held = (value: number | undefined) => Math.min(room, Math.max(-room, (value ?? 0) * depth));
  return { x: held(pose.x), y: held(pose.y), scale };
}

const way = (span: TimeSpan, shot: Shot, depth: number): Move[] => [
  { at: span.start, ...poseAtDepth(shot.from ?? {}, depth), ease: shot.ease ?? 'linear' },
  { at: span.end, ...poseAtDepth(shot.to ?? shot.from ?? {}, depth) },
];

/** The picture in depth: the camera goes through its layers. */
export function scene(span: TimeSpan, shot: Shot): ScriptPart {
  const { start, end } = span;
  const planes = layerSources.map((source): ScriptPart => {
    const paint = {
      kind: 'art',
      source,
      view: { width: 0.98, ...shot.view },
      tint: shot.tint ?? 'plain',
    } as const;
    const move = way(span, shot, depths[source]);
    return source === 'sky'
      ? { start, end, paint, move, moveAlone: way(span, shot, 1) }
      : { start, end, paint, move };
  });
  return windowOf(span, shot, planes);
}

/** A part of the picture, flat, as through a long lens. */
export function close(
  span: TimeSpan,
  { source = 'backdrop', ...shot }: Shot & { source?: PaintSource },
): ScriptPart {
  const view: View = { about: 'subject', width: 0.5, ...shot.view };
  return windowOf(span, shot, [
    {
      ...span,
      paint: { kind: 'art', source, view, tint: shot.tint ?? 'plain' },
      move: way(span, shot, 1),
    },
  ]);
}

const windowOf = (span: TimeSpan, { fade, box }: Shot, parts: readonly ScriptPart[]): ScriptPart => ({
  ...span,
  paint: { kind: 'group', clip: true },
  ...(fade && { fade }),
  ...(box && { box }),
  parts,
});

/** One layer cut out of the picture, without its ground: for collages. It has its own path. */
export const cutOut = (
  span: TimeSpan,
  source: LayerSource | 'poster',
  rest: Pick<ScriptPart, 'box' | 'fade' | 'move' | 'pivot'> & { view?: View; tint?: Tint; isLoose?: boolean },
): ScriptPart => {
  const { view = {}, tint = 'plain', isLoose = false, ...part } = rest;
  return {
    ...span,
    paint: { kind: 'group', clip: false },
    ...part,
    parts: [{ ...span, paint: { kind: 'art', source, view, tint, isLoose } }],
  };
};
