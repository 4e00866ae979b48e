import { plural } from '#web/messages/plural.ts';

const count = (number: number, one: string, other: string) => `${number} ${plural(number, { one, other })}`;

/** Words of the player, of the lists of videos and of the teasers themselves. */
export const player = {
  dialogOf: (title: string, type: string) => `${title} · ${type}`,
  noDataTitle: 'The videos did not arrive',
  noData: 'The page behind this is untouched. Try once more in a moment.',
  noVideoTitle: 'Nothing to play yet',
  noVideo: 'No trailer, teaser or clip of it is known here.',

  moreVideos: (number: number) => count(number, 'more video', 'more videos'),
  drawnHere: 'Drawn here, without sound',
  otherVideos: 'All videos of this title',
  kinds: {
    'Behind the Scenes': 'Behind the scenes',
    'Opening Credits': 'Opening credits',
  } as Readonly<Record<string, string>>,

  screen: (title: string) => `Teaser of ${title}`,
  resume: 'Play',
  pause: 'Pause',
  again: 'Play again',
  restart: 'Back to the start',
  captions: 'Captions',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  position: 'Position',
  time: (minutes: number, seconds: number) =>
    [minutes > 0 && count(minutes, 'minute', 'minutes'), count(seconds, 'second', 'seconds')]
      .filter(Boolean)
      .join(' '),
  ofTime: (position: string, duration: string) => `${position} of ${duration}`,
  transcript: 'Read it instead',

  shows: 'Marquee',
  castAs: (name: string, part: string) => (part === '' ? name : `${name} as ${part}`),
  credited: (role: string, names: string) => `${role} ${names}`,
  directedBy: 'Directed by',
  createdBy: 'Created by',
  seasons: (number: number) => count(number, 'season', 'seasons'),

  watchHere: (site: string) => `Play from ${site}`,
  contacts: (site: string, owner: string) =>
    site === owner
      ? `Playing it contacts ${site}. Until then nothing leaves this page.`
      : `Playing it contacts ${site} (${owner}). Until then nothing leaves this page.`,
  owner: (site: string) => (site === 'YouTube' ? 'Google' : site),
  frame: (name: string, site: string) => `${name}, from ${site}`,
  reaching: (site: string) => `Reaching ${site}…`,
  unreachableTitle: (site: string) => `${site} does not answer`,
  unreachable: 'It may be down, or blocked on this network. The page behind this is untouched.',
  refusedTitle: 'This video does not play here',
  refused: (site: string) => `Its owner shows it on ${site} only, or has taken it down.`,
  watchOn: (site: string) => `Watch on ${site}`,
  nextVideo: 'Next video',
};
