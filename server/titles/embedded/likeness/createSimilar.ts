import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { TitleSource } from '@marquee/titles';

import type { Likeness } from '../ports.ts';

/** Why each recommended title is there. */
export const createSimilar =
  (
    { recommendations }: Pick<Likeness, 'recommendations'>,
    isTitle: (title: TitleId) => boolean,
  ): TitleSource['similar'] =>
  async (title) => {
    if (!isTitle(title)) return { ok: false, status: 404 };
    const reasons = recommendations(title.media, title.id).map((other): [string, string[]] => [
      `${other.media}:${other.id}`,
      [...other.reasons],
    ]);
    return { ok: true, body: { reasons: Object.fromEntries(reasons) } };
  };
