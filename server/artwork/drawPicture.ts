import type { ArtRequest } from './fileName.ts';
import { backdrop } from './pictures/backdrop.ts';
import { type Drawn, toSvg } from './pictures/drawn.ts';
import { collectionPoster, poster, seasonPoster } from './pictures/poster.ts';
import { profile } from './pictures/profile.ts';
import { still } from './pictures/still.ts';
import { withoutPastiche } from './pictures/withoutPastiche.ts';
import type { Sitter } from './sitterOf.ts';

/** Draws; the same sitter gives the same bytes for ever. */
export const drawPicture = (request: Pick<ArtRequest, 'kind'>, sitter: Sitter, fine: boolean): string =>
  toSvg(compose(request, sitter, fine));

export function compose({ kind }: Pick<ArtRequest, 'kind'>, sitter: Sitter, fine: boolean): Drawn {
  if (sitter.kind === 'person') return profile(sitter.name, fine);
  if (sitter.kind === 'episode') return still(sitter, fine);
  if (sitter.kind === 'season') return seasonPoster(sitter.subject, sitter.season, fine);
  const subject = withoutPastiche(sitter.subject);
  if (sitter.kind === 'collection')
    return kind === 'backdrop'
      ? backdrop(subject, fine, sitter.name)
      : collectionPoster(subject, sitter.name, fine);
  return kind === 'backdrop' ? backdrop(subject, fine) : poster(subject, fine);
}
