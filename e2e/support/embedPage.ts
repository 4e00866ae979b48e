/** What a video of a loopback player does. */
export type Behaviour =
  | 'plays'
  /** Autoplay is blocked, and reported so. */
  | 'held'
  | 'ends'
  | 'silent'
  /** Answers after three seconds. */
  | 'slow'
  /** Sends what isn't part of any protocol, and nothing else. */
  | 'garbage'
  /** The connection breaks. */
  | 'unreachable'
  /** A number is one of YouTube's codes, a word the name of one of Vimeo's errors. */
  | { error: number | string };

/** Shared by both pages: what happens in them after the parent page has made contact. */
const course = (
  behaviour: Behaviour,
  tell: { ready: string; play: string; end: string; held: string; error: string },
) => {
  if (typeof behaviour === 'object')
    return `${tell.ready}; ${tell.error.replace('ERROR', JSON.stringify(behaviour.error))};`;
  if (behaviour === 'held')
    return `${tell.ready}; ${tell.held}; document.querySelector('button').onclick = () => { ${tell.play} };`;
  if (behaviour === 'ends')
    return `${tell.ready}; ${tell.play}; soon(() => setTimeout(() => { ${tell.end} }, 300));`;
  return `${tell.ready}; ${tell.play};`;
};

const garbage = `for (const message of ['hello', '{', '{"event":1}', { no: 'event' }, [], 7, null]) parent.postMessage(message, '*');`;

/**
 * Like YouTube's player: nothing before the parent says that it listens, and of its events only those that were
 * asked for after that. A video begins on request, at any time. Without a referrer it refuses, as the real one does.
 */
function youTubePage(behaviour: Behaviour): string {
  if (behaviour === 'silent') return '';
  if (behaviour === 'garbage') return garbage;
  return `
    const wanted = new Set();
    let isContacted = false;
    let isAsked = false;
    const soon = (task) => setTimeout(task, 100);
    const send = (event, info) => parent.postMessage(JSON.stringify({ event, info, id: 1, channel: 'widget' }), '*');
    const tell = (event, info) => wanted.has(event) && send(event, info);
    const begin = () => {
      if (document.referrer === '') { tell('onReady', null); tell('onError', 153); return; }
      ${course(behaviour, {
        ready: `tell('onReady', null)`,
        play: `tell('onStateChange', -1); tell('onStateChange', 3); tell('onStateChange', 1); send('infoDelivery', { playerState: 1, currentTime: 0.1 })`,
        end: `tell('onStateChange', 0)`,
        held: `tell('onStateChange', -1); tell('onAutoplayBlocked')`,
        error: `tell('onError', ERROR)`,
      })}
    };
    addEventListener('message', ({ data, source }) => {
      if (source !== parent) return;
      const { event, func, args } = JSON.parse(data);
      if (event === 'command' && func === 'addEventListener' && isContacted) {
        wanted.add(args[0]);
        if (!isAsked) soon(begin);
        isAsked = true;
      }
      if (event !== 'listening' || isContacted) return;
      setTimeout(() => {
        isContacted = true;
        send('initialDelivery', { playerState: -1 });
      }, ${behaviour === 'slow' ? 3_000 : 0});
    });`;
}

/** Like Vimeo's player: it reports by itself that it is ready, and of its events those that were asked for. */
function vimeoPage(behaviour: Behaviour): string {
  if (behaviour === 'silent') return '';
  if (behaviour === 'garbage') return garbage;
  return `
    const wanted = new Set();
    const waiting = [];
    const soon = (task) => (wanted.size > 0 ? setTimeout(task, 100) : waiting.push(task));
    const send = (message) => parent.postMessage(JSON.stringify(message), '*');
    const tell = (event, data) => wanted.has(event) && send({ event, data });
    addEventListener('message', ({ data, source }) => {
      if (source !== parent) return;
      const { method, value } = JSON.parse(data);
      if (method === 'addEventListener') {
        wanted.add(value);
        waiting.splice(0).forEach(soon);
      }
      if (method === 'ping') send({ method: 'ping' });
    });
    setTimeout(() => {
      ${course(behaviour, {
        ready: `send({ event: 'ready' })`,
        play: `soon(() => { tell('play', { seconds: 0 }); tell('playing', { seconds: 0 }) })`,
        end: `tell('ended', { seconds: 1 })`,
        held: `soon(() => tell('error', { name: 'NotAllowedError', method: 'play' }))`,
        error: `soon(() => tell('error', { name: ERROR, message: 'No.' }))`,
      })}
    }, ${behaviour === 'slow' ? 3_000 : 200});`;
}

/** A replacement of another site's player, with its messages. */
export const embedPage = (site: 'YouTube' | 'Vimeo', behaviour: Behaviour): string =>
  `<!doctype html><title>${site}</title><button>Play</button><script>${
    site === 'YouTube' ? youTubePage(behaviour) : vimeoPage(behaviour)
  }</script>`;
