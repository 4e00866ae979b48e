import { pino } from 'pino';
import { describe, expect, test } from 'vitest';

import { type AdmittedCall, createTmdbBreaker } from './breaker.ts';
import type { Hop } from './gateway.ts';
import { defaultLimits } from './limits.ts';

function setUp() {
  let time = Date.parse('2026-11-22T12:00:00Z');
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const breaker = createTmdbBreaker({
    limits: defaultLimits,
    now: () => new Date(time),
    random: () => 1,
    log,
  });
  return {
    breaker,
    lines,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    admitted: (): AdmittedCall => {
      const call = breaker.admit();
      if (typeof call === 'string') throw new Error(`refused: ${call}`);
      return call;
    },
    time: () => time,
  };
}
type Set = ReturnType<typeof setUp>;

const failTimes = ({ breaker, admitted }: Set, count: number, hop: Hop = 'tcp') => {
  for (let index = 0; index < count; index += 1) breaker.failed(admitted(), hop);
};

describe('failures in a row', () => {
  test('are let pass up to four, and a success wipes them out', () => {
    const set = setUp();
    failTimes(set, 4);
    set.breaker.succeeded(set.admitted());
    failTimes(set, 4);
    expect(set.breaker.health()).toEqual({ status: 'ok' });
    expect(set.lines).toEqual([]);
  });

  test('the fifth opens it, with its failure stage', () => {
    const set = setUp();
    failTimes(set, 5);
    expect(set.breaker.admit()).toBe('tcp');
    expect(set.breaker.health()).toEqual({
      status: 'failing',
      hop: 'tcp',
      since: new Date(set.time()),
      retryAt: new Date(set.time() + 1000),
    });
  });

  test.each(['token', 'quota'] as const)('one is enough where it is the %s', (hop) => {
    const set = setUp();
    failTimes(set, 1, hop);
    expect(set.breaker.admit()).toBe(hop);
  });

  test('of calls that began before it was shut change nothing', () => {
    const set = setUp();
    const early = set.admitted();
    failTimes(set, 5);
    const before = set.breaker.health();
    set.breaker.failed(early, 'time-out');
    set.breaker.succeeded(early);
    expect(set.breaker.health()).toEqual(before);
  });
});

describe('after the pause', () => {
  test('one call is let through at a time', () => {
    const set = setUp();
    failTimes(set, 5);
    set.pass(1000);
    expect(set.admitted()).toEqual({ isProbe: true });
    expect(set.breaker.admit()).toBe('tcp');
  });

  test('its success lets all calls through', () => {
    const set = setUp();
    failTimes(set, 5);
    set.pass(1000);
    set.breaker.succeeded(set.admitted());
    expect([set.admitted(), set.admitted()]).toEqual([{ isProbe: false }, { isProbe: false }]);
  });

  test('each failure makes the next pause longer, but never longer than ten seconds', () => {
    const set = setUp();
    failTimes(set, 5);
    const pauses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const health = set.breaker.health();
      if (health.status === 'ok') throw new Error('it is shut');
      pauses.push(health.retryAt.getTime() - set.time());
      set.pass(pauses.at(-1) ?? 0);
      set.breaker.failed(set.admitted(), 'tcp');
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
  });
});

describe('a pause that TMDB asks for', () => {
  test('counts to the millisecond', () => {
    const set = setUp();
    set.breaker.failed(set.admitted(), 'quota', 30_000);
    set.pass(29_999);
    expect(set.breaker.admit()).toBe('quota');
    set.pass(1);
    expect(set.admitted()).toEqual({ isProbe: true });
  });

  test('is not overruled by what was under way', () => {
    const set = setUp();
    const early = set.admitted();
    set.breaker.failed(set.admitted(), 'quota', 30_000);
    set.breaker.succeeded(early);
    set.pass(20_000);
    expect(set.breaker.admit()).toBe('quota');
  });

  test('to another replica counts here, too', () => {
    const set = setUp();
    set.breaker.leaveAlone(set.time() - 1, 'quota');
    expect(set.admitted()).toEqual({ isProbe: false });
    set.breaker.leaveAlone(set.time() + 5000, 'quota');
    expect(set.breaker.admit()).toBe('quota');
    set.pass(5000);
    expect(set.admitted()).toEqual({ isProbe: true });
  });
});

test('changes are logged, calls are not', () => {
  const set = setUp();
  failTimes(set, 5);
  for (const hop of ['tcp', 'dns', 'dns'] as const) {
    set.pass(10_000);
    set.breaker.failed(set.admitted(), hop);
  }
  set.pass(10_000);
  set.breaker.succeeded(set.admitted());
  expect(set.lines.map(({ msg }) => msg)).toEqual([
    'TMDB fails and is left alone for a while',
    'TMDB fails in another way',
    'TMDB answers again',
  ]);
});
