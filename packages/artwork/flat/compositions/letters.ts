import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, inksOf, W } from '#flat/sheet.ts';
import { put } from '#kit/motif.ts';
import { path } from '#kit/svg.ts';

/** The title is the picture; something round replaces an O. */
export const letters: Composition = ({ p, A, B, measure, credit }) => {
  const round = [A, B].find(
    ({ kind, name }) =>
      kind === 'round' &&
      ['sun', 'moon', 'target', 'clock', 'ball', 'ring', 'planet', 'eye', 'film-reel'].includes(name),
  );
  const other = round === A ? B : A;
  const set = measure(
    { x: 42, y: 58, w: W - 84, h: round === undefined ? 640 : 720 },
    { stack: true, max: 900, ...(round === undefined ? {} : { omit: /[oO0]/ }) },
  );
  const heart =
    set.gap === null || round === undefined
      ? ''
      : put(round.drawing, set.gap.x, set.gap.y, set.gap.r * 2, { f: p.accent, a: p.type, g: p.ground });
  const free = H - set.box.bottom;
  const figure = set.gap === null ? A : other;
  const below =
    free < 240
      ? ''
      : putIn(figure, { x: 62, y: set.box.bottom + 44, w: W - 124, h: free - 42 }, inksOf(p), { foot: true });
  return (
    full(p.ground) + path(set.d, p.type) + heart + below + (free < 240 ? credit(42, H - 44, {}, p.type) : '')
  );
};
