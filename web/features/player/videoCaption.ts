import { languageName } from '#web/lib/formatNames.ts';
import { player } from '#web/messages/en/player.ts';

import { kindOf, type PlayableVideo } from './videos.ts';

/** What stands beside a video's name: its kind, where it lies and what it speaks. */
export function videoCaption(video: PlayableVideo): string {
  const { site, name, iso_639_1 } = video;
  if (site === 'Marquee') return player.drawnHere;
  const kind = kindOf(video);
  const language = iso_639_1 === '' ? null : languageName(iso_639_1);
  return [name === kind ? null : kind, site, language].filter(Boolean).join(', ');
}
