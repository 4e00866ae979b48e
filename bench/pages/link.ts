import { connect, createServer, type Server, type Socket } from 'node:net';

/** A network between browser and servers; rates are in bytes per second and shared by all connections. */
type Conditions = { roundTripMilliseconds: number; down: number; up: number };

export const slow4G: Conditions = { roundTripMilliseconds: 150, down: 1_600_000 / 8, up: 750_000 / 8 };

export type ShapedLink = {
  /** The origin at which the server of another origin is reached through the link. */
  front: (origin: string) => Promise<string>;
  /** Conditions of the connections that are opened from now on; null is none. */
  shape: (conditions: Conditions | null) => void;
  /** Bytes that went to browsers so far, headers included. */
  carried: () => number;
  close: () => Promise<void>;
};

const segmentBytes = 1460;
/** What TCP sends before the first acknowledgement. */
const firstSegments = 10;

/** One direction of one connection; an empty segment is its end. */
type Pipe = {
  to: Socket;
  opensAt: number;
  rate: number;
  roundTripMilliseconds: number;
  queue: Buffer[];
  travelling: Buffer[];
  /** Bytes that may be under way, and those that are. */
  window: number;
  underWay: number;
};

/** One direction of the link, in which the segments of all connections take turns. */
function createLane() {
  let pipes: Pipe[] = [];
  let freeAt = 0;
  let timer: NodeJS.Timeout | undefined;

  function arrive({ to, travelling }: Pipe) {
    // By order and not by timer, so that bytes can't overtake each other.
    const segment = travelling.shift();
    if (to.destroyed || !segment) return;
    if (segment.length > 0) to.write(segment);
    else to.end();
  }

  function send(pipe: Pipe, segment: Buffer) {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (segment.length / pipe.rate) * 1000;
    const arrival = freeAt - now + pipe.roundTripMilliseconds / 2;
    pipe.travelling.push(segment);
    pipe.underWay += segment.length;
    setTimeout(arrive, arrival, pipe);
    // Acknowledged: slow start doubles with each round trip what may be under way.
    setTimeout(
      () => {
        pipe.underWay -= segment.length;
        pipe.window += segment.length;
        pump();
      },
      arrival + pipe.roundTripMilliseconds / 2,
    );
  }

  function pump() {
    clearTimeout(timer);
    for (;;) {
      const now = performance.now();
      const ready = pipes.filter(({ queue, underWay, window }) => queue.length > 0 && underWay < window);
      const earliest = Math.max(freeAt, Math.min(...ready.map(({ opensAt }) => opensAt)));
      if (earliest === Infinity) return;
      if (earliest > now) {
        timer = setTimeout(pump, earliest - now);
        return;
      }
      const pipe = ready.find(({ opensAt }) => opensAt <= now);
      const segment = pipe?.queue.shift();
      if (!pipe || !segment) return;
      send(pipe, segment);
      // The next turn is another's.
      pipes = [...pipes.filter((other) => other !== pipe), pipe];
    }
  }

  return (from: Socket, to: Socket, { opensAt, rate, roundTripMilliseconds }: Turn) => {
    const pipe: Pipe = {
      to,
      opensAt,
      rate,
      roundTripMilliseconds,
      queue: [],
      travelling: [],
      window: firstSegments * segmentBytes,
      underWay: 0,
    };
    pipes.push(pipe);
    from.on('data', (part: Buffer) => {
      for (let start = 0; start < part.length; start += segmentBytes)
        pipe.queue.push(part.subarray(start, start + segmentBytes));
      pump();
    });
    from.on('end', () => {
      pipe.queue.push(Buffer.alloc(0));
      pump();
    });
    to.on('close', () => {
      pipes = pipes.filter((other) => other !== pipe);
    });
  };
}

type Turn = Pick<Pipe, 'opensAt' | 'rate' | 'roundTripMilliseconds'>;

/** A network on the loopback interface: handshakes and slow start included, TLS and losses not. */
export function openLink(): ShapedLink {
  let conditions: Conditions | null = null;
  let carried = 0;
  const lanes = { down: createLane(), up: createLane() };
  const servers: Server[] = [];
  const sockets = new Set<Socket>();

  function join(browser: Socket, target: Socket) {
    for (const [one, other] of [
      [browser, target],
      [target, browser],
    ] as const) {
      sockets.add(one);
      one.setNoDelay();
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
    }
    target.on('data', (part: Buffer) => {
      carried += part.length;
    });
    // Who left without a word gets no answer.
    browser.on('close', () => target.destroy());
    if (conditions === null) {
      browser.pipe(target);
      target.pipe(browser);
      return;
    }
    const { roundTripMilliseconds, up, down } = conditions;
    const opensAt = performance.now() + roundTripMilliseconds;
    lanes.up(browser, target, { opensAt, roundTripMilliseconds, rate: up });
    lanes.down(target, browser, { opensAt, roundTripMilliseconds, rate: down });
  }

  return {
    shape: (next) => {
      conditions = next;
    },
    carried: () => carried,
    front: async (origin) => {
      const { hostname, port } = new URL(origin);
      const server = createServer({ allowHalfOpen: true }, (browser) =>
        join(browser, connect({ host: hostname, port: Number(port || 80), allowHalfOpen: true })),
      );
      servers.push(server);
      await new Promise<void>((listening) => {
        server.listen(0, '127.0.0.1', listening);
      });
      const address = server.address();
      if (!address || typeof address !== 'object') throw new Error('The link has no port.');
      return `http://127.0.0.1:${address.port}`;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all(
        servers.map(
          (server) =>
            new Promise((closed) => {
              server.close(closed);
            }),
        ),
      );
    },
  };
}
