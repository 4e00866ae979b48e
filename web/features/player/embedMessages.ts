/** Why another site's video can't be shown here. */
export type EmbedRefusal = 'gone' | 'onlyThere' | 'locked' | 'anonymous' | 'broken';

/** A message of another site's player. */
export type EmbedNews =
  | { type: 'alive' | 'playing' | 'ended' | 'held' }
  | { type: 'refused'; refusal: EmbedRefusal };

type Message = Readonly<Record<string, unknown>>;

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null;

/** Both sites send objects, or objects written as JSON; anything else isn't for us. */
function messageIn(data: unknown): Message | null {
  if (typeof data !== 'string') return isMessage(data) ? data : null;
  try {
    const value: unknown = JSON.parse(data);
    return isMessage(value) ? value : null;
  } catch {
    return null;
  }
}

const refused = (refusal: EmbedRefusal): EmbedNews => ({ type: 'refused', refusal });

/** A bad key, gone or private, not to be shown elsewhere (twice), and a browser that hides where it comes from. */
const youTubeRefusals: Readonly<Record<number, EmbedRefusal>> = {
  2: 'gone',
  5: 'broken',
  100: 'gone',
  101: 'onlyThere',
  150: 'onlyThere',
  153: 'anonymous',
};

function youTubeState(state: unknown): EmbedNews {
  if (state === 0) return { type: 'ended' };
  return { type: state === 1 ? 'playing' : 'alive' };
}

export function readYouTube(data: unknown): EmbedNews | null {
  const message = messageIn(data);
  if (typeof message?.['event'] !== 'string') return null;
  const info = message['info'];
  switch (message['event']) {
    case 'onError':
      return refused(youTubeRefusals[Number(info)] ?? 'broken');
    case 'onAutoplayBlocked':
      return { type: 'held' };
    case 'onStateChange':
      return youTubeState(info);
    case 'infoDelivery':
      return youTubeState(isMessage(info) ? info['playerState'] : undefined);
    default:
      return { type: 'alive' };
  }
}

const vimeoRefusals: Readonly<Record<string, EmbedRefusal>> = {
  NotFoundError: 'gone',
  PrivacyError: 'onlyThere',
  PasswordError: 'locked',
};

/** Only errors of the video: a failed method of ours says nothing about it. */
function vimeoError(data: unknown): EmbedNews {
  const { name, method } = isMessage(data) ? data : {};
  if (name === 'NotAllowedError') return { type: 'held' };
  const refusal = vimeoRefusals[String(name)];
  if (refusal === undefined && typeof method === 'string') return { type: 'alive' };
  return refused(refusal ?? 'broken');
}

export function readVimeo(data: unknown): EmbedNews | null {
  const message = messageIn(data);
  if (typeof message?.['event'] !== 'string')
    return typeof message?.['method'] === 'string' ? { type: 'alive' } : null;
  switch (message['event']) {
    case 'error':
      return vimeoError(message['data']);
    case 'play':
    case 'playing':
      return { type: 'playing' };
    case 'ended':
    case 'finish':
      return { type: 'ended' };
    default:
      return { type: 'alive' };
  }
}
