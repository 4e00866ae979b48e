export const player = {
  play: 'Play trailer',
  playTeaser: 'Play teaser',
  playOf: (what: string, title: string) => `${what} of ${title}`,
  loading: 'Loading',
  tryAgain: 'Try again',
  notLoaded: 'The player did not load. Check the connection and try again.',
  close: 'Close the player',
  dialog: (title: string) => `Videos of ${title}`,
  screen: (title: string) => `Teaser of ${title}`,
  noDataTitle: 'The videos did not arrive',
  noData: 'The page behind this is untouched. Try once more in a moment.',
  noVideoTitle: 'Nothing to play yet',
  noVideo: 'No trailer, teaser or clip of it is known here.',

  videos: 'Videos',
  otherVideos: 'All videos of this title',
  nowShowing: 'Showing now',
  site: (site: string, language: string) => (language === '' ? site : `${site}, ${language}`),
  drawnHere: 'Drawn here, silent',

  resume: 'Play',
  pause: 'Pause',
  again: 'Play again',
  restart: 'From the start',
  captions: 'Captions',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  position: 'Position',
  time: (minutes: number, seconds: number) =>
    minutes === 0
      ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  ofTime: (position: string, duration: string) => `${position} of ${duration}`,
  transcript: 'Read it instead',
  goTo: (time: string) => `Go to ${time}`,
  ended: 'The end',

  shows: 'Marquee shows',
  castAs: (name: string, part: string) => (part === '' ? name : `${name} as ${part}`),
  with: 'With',
  credited: (role: string, names: string) => `${role} ${names}`,
  directedBy: 'Directed by',
  createdBy: 'Created by',

  watchHere: (site: string) => `Play from ${site}`,
  contacts: (site: string, owner: string) =>
    `Playing it contacts ${site} (${owner}). Until then nothing leaves this page.`,
  owner: (site: string) => (site === 'YouTube' ? 'Google' : site),
  frame: (name: string, site: string) => `${name}, from ${site}`,
  reaching: (site: string) => `Reaching ${site}`,
  unreachableTitle: (site: string) => `${site} does not answer`,
  unreachable:
    'It may be blocked on this network, or down. The page behind this is untouched, and the video can be watched at its own address.',
  refusedTitle: 'This video does not play here',
  refused: (site: string) => `Its owner shows it on ${site} only, or has taken it down.`,
  watchOn: (site: string) => `Watch on ${site}`,
  nextVideo: 'Next video',
};
