import { plural } from '#web/messages/plural.ts';

const count = (number: number, one: string, other: string) => `${number} ${plural(number, { one, other })}`;

/** Words of the player, of the lists of videos and of the teasers themselves. */
export const player = {
  dialogOf: (title: string, type: string) => `${title} · ${type}`,
  noDataTitle: 'The videos did not load',
  noData: 'Try again in a moment. The page behind this is not affected.',
  noVideoTitle: 'Nothing to play yet',
  noVideo: 'We know of no trailer, teaser or clip for this title.',

  moreVideos: (number: number) => count(number, 'more video', 'more videos'),
  drawnHere: 'Drawn and scored by Marquee',
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
  pausePreview: 'Pause the preview',
  playPreview: 'Play the preview',
  mute: 'Mute',
  volume: 'Volume',
  percent: (number: number) => `${number} per cent`,
  position: 'Position',
  time: (minutes: number, seconds: number) =>
    [minutes > 0 && count(minutes, 'minute', 'minutes'), count(seconds, 'second', 'seconds')]
      .filter(Boolean)
      .join(' '),
  ofTime: (position: string, duration: string) => `${position} of ${duration}`,
  transcript: 'Read the transcript',

  /** Captions for the music: at its start, in the middle, at its end. */
  sounds: {
    smoky: {
      opening: 'A low note, a piano in a far room',
      rise: 'A bass walks, brushes',
      end: 'The piano comes to rest',
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
    bright: { opening: 'A soft chord', rise: 'Bells skip along', end: 'The bells fade' },
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
  remember: (site: string) => `Always play videos from ${site} without asking`,
  remembered: (site: string) => `Videos from ${site} play without asking, as you chose.`,
  askAgain: 'Ask again',
  frame: (name: string, site: string) => `${name}, from ${site}`,
  reaching: (site: string) => `Connecting to ${site}…`,
  unreachableTitle: (site: string) => `${site} can’t be reached`,
  unreachable: 'It may be down, or blocked on this network. The page behind this is not affected.',
  endedTitle: (name: string) => `That was “${name}”`,
  refusedTitle: 'This video can’t be played here',
  refusedAllTitle: 'None of these videos can be played here',
  refusedAll: 'We tried all of them. They may play on their own site.',
  refusals: {
    gone: () => 'It was removed or is private.',
    onlyThere: (site: string) => `Its owner allows it on ${site} only.`,
    locked: () => 'It needs a password.',
    anonymous: (site: string) => `${site} wants to know which site is asking, and this browser does not say.`,
    broken: (site: string) => `The ${site} player could not play it.`,
  },
  skipped: (name: string, reason: string, now: string) =>
    `“${name}” can’t be played here. ${reason} This is “${now}” instead.`,
  unknownVideo: (now: string) => `The video in this link does not belong to this title. This is “${now}”.`,
  watchOn: (site: string) => `Watch on ${site}`,
  next: (name: string) => `Next: ${name}`,
};
