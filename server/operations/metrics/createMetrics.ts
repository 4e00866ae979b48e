import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { NoteAnswered } from '#server/http/answered.ts';
import { type BeginSpan, noSpans } from '#server/spans.ts';

import type { CacheFigures, Figures, QueueFigures } from './figures.ts';

const secondsOfRequest = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const secondsOfSpan = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

export type ServerMetrics = {
  note: NoteAnswered;
  begin: BeginSpan;
  /** From now on the figures are read whenever somebody asks for the metrics. */
  watch: (figures: Figures) => void;
  contentType: string;
  text: () => Promise<string>;
};

/** Numbers of this process in the format of Prometheus. */
export function createMetrics(): ServerMetrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];

  const requests = new Counter({
    name: 'marquee_requests_total',
    help: 'Requests by the pattern of their address, status and what the cache of answers had',
    labelNames: ['route', 'status', 'cache'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'marquee_request_seconds',
    help: 'Time until an answer begins',
    labelNames: ['route'],
    buckets: secondsOfRequest,
    registers,
  });
  const spanSeconds = new Histogram({
    name: 'marquee_span_seconds',
    help: 'Time of a page rendered, data for it, a database statement or transaction, a call to TMDB or the model, a drawing',
    labelNames: ['span', 'outcome'],
    buckets: secondsOfSpan,
    registers,
  });

  // Looked up by a word, which is quicker than by labels.
  const counted = new Map<string, { inc: () => void }>();
  const timed = new Map<string, { observe: (seconds: number) => void }>();
  const spans: typeof timed = new Map();
  const found = <Value>(known: Map<string, Value>, name: string, make: () => Value): Value => {
    const value = known.get(name) ?? make();
    known.set(name, value);
    return value;
  };

  return {
    note: ({ route, status, cache, milliseconds }) => {
      found(counted, `${route} ${status} ${cache}`, () =>
        requests.labels(route, String(status), cache),
      ).inc();
      found(timed, route, () => requestSeconds.labels(route)).observe(milliseconds / 1000);
    },
    begin: (name, _, startedAt = performance.now()) => {
      // Those are noted, with more.
      if (name === 'request') return noSpans(name);
      return {
        run: (work) => work(),
        end: ({ failed = false } = {}) => {
          const outcome = failed ? 'failed' : 'ok';
          found(spans, `${name} ${outcome}`, () => spanSeconds.labels(name, outcome)).observe(
            (performance.now() - startedAt) / 1000,
          );
        },
      };
    },
    watch: (figures) => watchFigures(register, figures),
    contentType: register.contentType,
    text: () => register.metrics(),
  };
}

type Value = number | undefined;
type Read = () => Value | Promise<Value>;

/** Metrics whose values are read when they are asked for. Those that only grow are counters all the same. */
function watchFigures(register: Registry, figures: Figures): void {
  const show = (
    kind: 'gauge' | 'counter',
    name: string,
    help: string,
    label: string,
    reads: Readonly<Record<string, Read>>,
  ) => {
    const all = Object.entries(reads);
    const shared = { name: `marquee_${name}`, help, labelNames: [label], registers: [] };
    const gauge = async (metric: Gauge) => {
      for (const [of, read] of all) metric.set({ [label]: of }, (await read()) ?? 0);
    };
    const counter = async (metric: Counter) => {
      const values = await Promise.all(all.map(async ([of, read]) => [of, (await read()) ?? 0] as const));
      metric.reset();
      for (const [of, value] of values) metric.inc({ [label]: of }, value);
    };
    register.registerMetric(
      kind === 'gauge'
        ? new Gauge({
            ...shared,
            collect: async function collect() {
              await gauge(this);
            },
          })
        : new Counter({
            ...shared,
            collect: async function collect() {
              await counter(this);
            },
          }),
    );
  };
  const each = <From>(of: Readonly<Record<string, () => From>>, value: (from: From) => Value) =>
    Object.fromEntries(Object.entries(of).map(([name, read]) => [name, () => value(read())]));

  const { queues, caches, breakers, left, tmdbAnswers, pool } = figures;
  const queue = (key: keyof QueueFigures) => each(queues, (one) => one[key]);
  const cache = (key: keyof CacheFigures) => each(caches, (one) => one[key]);
  show('gauge', 'queue_running', 'Work under way', 'queue', queue('running'));
  show('gauge', 'queue_waiting', 'Work that waits for its turn', 'queue', queue('waiting'));
  show('counter', 'queue_done_total', 'Work finished', 'queue', queue('done'));
  show('counter', 'queue_failed_total', 'Work that failed', 'queue', queue('failed'));
  show('counter', 'queue_refused_total', 'Work refused because too much waited', 'queue', queue('refused'));
  show('counter', 'cache_hits_total', 'Asked for and there', 'cache', cache('hits'));
  show('counter', 'cache_misses_total', 'Asked for and not there', 'cache', cache('misses'));
  show('gauge', 'cache_bytes', 'Size in memory', 'cache', cache('bytes'));
  show('gauge', 'breaker_open', '1 while a service is left alone', 'service', each(breakers, Number));
  show('gauge', 'left', 'What may still be used: calls to TMDB now, tokens of the model today', 'of', left);
  if (tmdbAnswers) {
    const sources = Object.keys(tmdbAnswers());
    const reads = sources.map((source): [string, Read] => [source, () => tmdbAnswers()[source]]);
    show(
      'counter',
      'tmdb_answers_total',
      'Answers of the protocol, by where they came from',
      'source',
      Object.fromEntries(reads),
    );
  }
  if (pool) {
    show('gauge', 'pool_connections', 'Connections to the database, and work that waits for one', 'state', {
      open: () => pool().open,
      idle: () => pool().idle,
      waiting: () => pool().waiting,
    });
  }
}
