import type { PaintFill, ScriptPart, TimeSpan } from './script.ts';

type Rest = Pick<ScriptPart, 'box' | 'fade' | 'move' | 'pivot' | 'isMotion'>;

/** A plain shape: a colour card, a shade, a light. */
export const fill = (span: TimeSpan, paint: PaintFill, rest: Rest = {}): ScriptPart => ({
  ...span,
  paint: { kind: 'fill', fill: paint },
  ...rest,
});

type Blinds = { count: number; openFrom: number; openTo: number; shutFrom?: number; leave?: number };

/** Slats over the picture that turn until light falls through, and shut again. Times count from the span's start. */
export function blindsVeil(
  span: TimeSpan,
  { count, openFrom, openTo, shutFrom, leave = 0.16 }: Blinds,
): readonly ScriptPart[] {
  const height = 100 / count;
  const length = openTo - openFrom;
  return Array.from({ length: count }, (_, index) => {
    const lag = (length / count) * 0.7 * index;
    const opened = span.start + openFrom + lag;
    const shut = shutFrom === undefined ? undefined : span.start + shutFrom + lag;
    return fill(span, 'black', {
      box: [0, index * height - 0.2, 100, height + 0.4],
      pivot: [50, 0],
      move: [
        { at: opened, down: 1, ease: 'inout' },
        { at: opened + length * 0.3, down: leave },
        ...(shut === undefined
          ? []
          : [
              { at: shut, down: leave, ease: 'inout' as const },
              { at: shut + length * 0.3, down: 1 },
            ]),
      ],
    });
  });
}

/** A band of light that crosses once. */
export const shaftVeil = (span: TimeSpan): ScriptPart =>
  fill(span, 'shaft', {
    box: [-30, -20, 46, 140],
    isMotion: true,
    fade: { in: 400, out: 400 },
    move: [
      { at: span.start, x: -60, turn: 14, ease: 'inout' },
      { at: span.end, x: 320, turn: 14 },
    ],
  });

/** Black over everything, between two shots or for good. */
export const dark = (span: TimeSpan, fade?: ScriptPart['fade']): ScriptPart =>
  fill(span, 'black', fade ? { fade } : {});
