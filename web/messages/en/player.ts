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
  drawnHere: 'Drawn and scored here',
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
  pausePreview: 'Stop the moving picture',
  playPreview: 'Let the picture move',
  mute: 'Mute',
  volume: 'Volume',
  percent: (number: number) => `${number} per cent`,
  position: 'Position',
  time: (minutes: number, seconds: number) =>
    [minutes > 0 && count(minutes, 'minute', 'minutes'), count(seconds, 'second', 'seconds')]
      .filter(Boolean)
      .join(' '),
  ofTime: (position: string, duration: string) => `${position} of ${duration}`,
  transcript: 'Read it instead',

  /** What captions say of the music: as it begins, where it goes on alone, as it ends. */
  sounds: {
    smoky: {
      opening: 'A low note, a piano in a far room',
      rise: 'A bass walks, brushes',
      end: 'The piano finds home',
    },
    eerie: { opening: 'A low hum', rise: 'Strings that hardly move', end: 'One glass note, then nothing' },
    playful: { opening: 'A soft chord', rise: 'A plucked tune hops along', end: 'The tune lands' },
    wondrous: {
      opening: 'A wide, warm chord',
      rise: 'Bells over slow chords',
      end: 'The bells come to rest',
    },
    epic: { opening: 'Low strings', rise: 'Strings and drums gather', end: 'The chord turns bright' },
    dusty: { opening: 'Heat, a low string', rise: 'A guitar canters', end: 'A whistle dies away' },
    romantic: { opening: 'Soft strings', rise: 'A slow waltz', end: 'The waltz comes to rest' },
    driving: { opening: 'A low pulse', rise: 'The pulse runs', end: 'It stops on one chord' },
    tense: { opening: 'A low string', rise: 'Something ticks', end: 'The ticking stops' },
    bright: { opening: 'A soft chord', rise: 'Bells skip along', end: 'The bells come home' },
    plain: { opening: 'A quiet chord', rise: 'A piano, unhurried', end: 'The piano comes to rest' },
    festive: { opening: 'A hush before the band', rise: 'The band swings', end: 'One last chord' },
    melancholic: { opening: 'A quiet chord', rise: 'A piano, slow and alone', end: 'The piano lets go' },
  },

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
  remember: (site: string) => `Play videos from ${site} without asking from now on`,
  remembered: (site: string) => `Videos from ${site} play without asking, as you chose.`,
  askAgain: 'Ask again',
  frame: (name: string, site: string) => `${name}, from ${site}`,
  reaching: (site: string) => `Reaching ${site}…`,
  unreachableTitle: (site: string) => `${site} can’t be reached`,
  unreachable: 'It may be down, or blocked on this network. The page behind this is untouched.',
  endedTitle: (name: string) => `That was “${name}”`,
  refusedTitle: 'This video does not play here',
  refusedAllTitle: 'None of these videos plays here',
  refusedAll: 'All were tried. On their own site they may play.',
  refusals: {
    gone: () => 'It is no longer there, or private.',
    onlyThere: (site: string) => `Its owner shows it on ${site} only.`,
    locked: () => 'It asks for a password.',
    anonymous: (site: string) => `${site} wants to know who is asking, and this browser does not say.`,
    broken: (site: string) => `The player of ${site} could not play it.`,
  },
  skipped: (name: string, reason: string, now: string) =>
    `“${name}” does not play here. ${reason} This is “${now}” instead.`,
  unknownVideo: (now: string) =>
    `The video that this address names is not among those of this title. This is “${now}”.`,
  watchOn: (site: string) => `Watch on ${site}`,
  next: (name: string) => `Next: ${name}`,
};
