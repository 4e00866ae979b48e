import type { ClientRequest } from 'node:http';

import type { Hop } from '#server/titles/tmdb/gateway.ts';
import type { GatewayLimits } from '#server/titles/tmdb/limits.ts';

import type { ConnectionPhase } from './hopOf.ts';

type Watched = {
  isSecure: boolean;
  /** How far it is before anything has happened. */
  start: ConnectionPhase;
  limits: GatewayLimits;
  /** Called once, with the stage at which time ran out. */
  onLate: (hop: Hop) => void;
};

/** Watches how far a request gets, and reports where it takes too long. */
export function watchTimes(request: ClientRequest, { isSecure, start, limits, onLate }: Watched) {
  let phase = start;
  const timers = [
    setTimeout(() => phase !== 'sent' && late(phase), limits.connect),
    setTimeout(() => late('time-out'), limits.whole),
  ];
  const waiting = setTimeout(() => late('time-out'), limits.firstByte);
  timers.push(waiting);
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  const late = (hop: Hop) => {
    stop();
    onLate(hop);
  };
  const connected = () => {
    phase = 'sent';
  };
  request.on('socket', (socket) => {
    if (request.reusedSocket || !socket.connecting) return connected();
    socket.once('lookup', () => (phase = 'tcp'));
    socket.once('connect', () => (isSecure ? (phase = 'tls') : connected()));
    socket.once('secureConnect', connected);
  });
  return {
    phase: () => phase,
    answers: () => {
      connected();
      clearTimeout(waiting);
    },
    stop,
  };
}
