import type { ArtRequest } from './fileName.ts';
import { backdrop } from './pictures/backdrop.ts';
import { collectionSubject } from './pictures/collectionSubject.ts';
import { type Drawn, toSvg } from './pictures/drawn.ts';
import { poster } from './pictures/poster.ts';
import { profile } from './pictures/profile.ts';
import { seasonPoster } from './pictures/seasonPoster.ts';
import { still } from './pictures/still.ts';
import type { Sitter } from './sitterOf.ts';

/** Draws; the same sitter gives the same bytes for ever. */
export const drawPicture = (request: Pick<ArtRequest, 'kind'>, sitter: Sitter, fine: boolean): string =>
  toSvg(compose(request, sitter, fine));

export function compose({ kind }: Pick<ArtRequest, 'kind'>, sitter: Sitter, fine: boolean): Drawn {
  switch (sitter.kind) {
    case 'title':
      return kind === 'backdrop' ? backdrop(sitter.subject, fine) : poster(sitter.subject, fine);
    case 'collection': {
      const subject = collectionSubject(sitter.subject, sitter.name);
      return kind === 'backdrop' ? backdrop(subject, fine) : poster(subject, fine);
    }
    case 'season':
      return seasonPoster(sitter.subject, sitter.season, fine);
    case 'episode':
      return still(sitter, fine);
    case 'person':
      return profile(sitter.name, fine);
  }
}
