import type { Costs } from './costs.ts';
import type { PostgresFigures } from './people.ts';
import type { Window } from './replay.ts';
import { kinds, type VisitKind } from './visitors.ts';

/** Requests that Node had, by kind: answered from what it keeps, and all others. */
export type NodeCounts = Partial<Record<VisitKind, { kept: number; other: number }>>;

const kindOfRoute: readonly (readonly [RegExp, VisitKind])[] = [
  [/^\/static\//, 'file'],
  [/^\/t\/p/, 'picture'],
  [/^\/api\/suggest/, 'suggest'],
  [/^\/api\/search/, 'search'],
  [/^\/api\/concierge/, 'question'],
  [/^\/api\/library\/changes/, 'mark'],
  [/^\/(?:api\/library|securetoken)/, 'session'],
  [/^\/3\/(?:movie|tv)\/:id|^\/api\/likeness/, 'details'],
  [/^\/(?:3|api)\//, 'list'],
];

/** Node's requests by kind, from its metrics. */
export function nodeCounts(metrics: string): NodeCounts {
  const counts: NodeCounts = {};
  for (const [, route = '', cache, value] of metrics.matchAll(
    /^marquee_requests_total\{route="([^"]*)",status="\d+",cache="(\w+)"\} (\d+)/gm,
  )) {
    // What was refused has no route.
    if (!route.startsWith('/') || /^\/(?:healthz|readyz)/.test(route)) continue;
    const kind = kindOfRoute.find(([pattern]) => pattern.test(route))?.[1] ?? 'page';
    const found = (counts[kind] ??= { kept: 0, other: 0 });
    found[cache === 'hit' ? 'kept' : 'other'] += Number(value);
  }
  return counts;
}

export const countsBetween = (before: NodeCounts, after: NodeCounts): NodeCounts =>
  Object.fromEntries(
    kinds.flatMap((kind) => {
      const { kept = 0, other = 0 } = after[kind] ?? {};
      const { kept: keptBefore = 0, other: otherBefore = 0 } = before[kind] ?? {};
      return kept + other === 0 ? [] : [[kind, { kept: kept - keptBefore, other: other - otherBefore }]];
    }),
  );

/** Assumptions of a day and round prices of our own, in any money. */
export const assumptions = {
  visitors: 10_000_000,
  /** Of a day's visits the busiest hour has so many. */
  peakHour: 0.085,
  /** Of visits of people with accounts, these begin with a password. */
  signIns: 0.1,
  signedIn: 0.03,
  /** A processor's hour, a gigabyte sent, a gigabyte stored for a month. */
  prices: { coreHour: 0.04, gigabyteSent: 0.01, gigabyteMonth: 0.1 },
  /** A processor is planned to be busy for so much of the peak. */
  busy: 0.5,
};

type Measured = {
  window: Window;
  node: NodeCounts;
  costs: Costs;
  postgres: { mark: PostgresFigures; refresh: PostgresFigures; signIn: PostgresFigures };
  /** Processor milliseconds of what only people with accounts ask for. */
  people: { mark: number; refresh: number; signIn: number };
};

const round = (value: number) => Number(value.toPrecision(3));

/** A whole day from what was measured in some minutes of it. */
export function dayOf({ window, node, costs, postgres, people }: Measured) {
  const { visitors, peakHour, signIns, signedIn, prices, busy } = assumptions;
  const atPeak = (visitors * peakHour) / 3600;
  let nodeMilliseconds = 0;
  let nginxMilliseconds = 0;
  let bytes = 0;
  const byKind = Object.fromEntries(
    kinds.map((kind) => {
      const { asked, cachedByBrowser, bytes: sent } = window.kinds[kind];
      const each = asked / window.visits;
      const { kept, other } = node[kind] ?? { kept: 0, other: 0 };
      const { made = 0, kept: keptCost = 0 } = costs.node[kind] ?? {};
      // The session is a refresh and a look into the library, which costs about as much.
      const otherCost = kind === 'mark' ? people.mark : kind === 'session' ? people.refresh : made;
      nodeMilliseconds += (kept * keptCost + other * otherCost) / window.visits;
      nginxMilliseconds += each * (costs.nginx[kind] ?? costs.nginx['list'] ?? 0);
      bytes += sent / window.visits;
      return [
        kind,
        {
          perVisit: round(each),
          perDay: round(each * visitors),
          perSecondAtPeak: round(each * atPeak),
          browserShare: round(cachedByBrowser / Math.max(1, asked + cachedByBrowser)),
          reachNode: round((kept + other) / Math.max(1, asked)),
          keptByNode: round(kept / Math.max(1, kept + other)),
          bytesPerAnswer: Math.round(sent / Math.max(1, asked)),
        },
      ];
    }),
  );
  const visitorsWithAccounts = visitors * signedIn;
  const marks = (window.kinds.mark.asked / window.visits) * visitors;
  nodeMilliseconds += people.signIn * signIns * signedIn;
  const write = (name: keyof PostgresFigures) =>
    marks * postgres.mark[name] +
    visitorsWithAccounts * (postgres.refresh[name] + signIns * postgres.signIn[name]);
  const peak = (perDay: number) => round((perDay * peakHour) / 3600);
  const cores = (milliseconds: number) => (milliseconds / 1000) * atPeak;
  const gigabytes = (bytes * visitors) / 1e9;
  const coreHours = (24 * (cores(nodeMilliseconds) + cores(nginxMilliseconds))) / busy;
  return {
    visitsPerSecondAtPeak: Math.round(atPeak),
    viewsPerVisit: round(window.views / window.visits),
    byKind,
    processorsBusyAtPeak: { node: round(cores(nodeMilliseconds)), nginx: round(cores(nginxMilliseconds)) },
    millisecondsPerVisit: { node: round(nodeMilliseconds), nginx: round(nginxMilliseconds) },
    gigabytesSent: Math.round(gigabytes),
    gigabitsPerSecondAtPeak: round((bytes * atPeak * 8) / 1e9),
    postgres: {
      transactionsPerSecondAtPeak: peak(write('transactions')),
      rowsWrittenPerSecondAtPeak: peak(write('rowsWritten')),
      rowsWrittenPerDay: round(write('rowsWritten')),
      walMegabytesPerSecondAtPeak: peak(write('walBytes') / 1e6),
      newMarksPerDay: round(marks),
      gigabytesPerYearOfMarks: round((marks * postgres.mark.databaseBytes * 365) / 1e9),
    },
    costPerDay: {
      processors: round(coreHours * prices.coreHour),
      traffic: round(gigabytes * prices.gigabyteSent),
      marksOfAYear: round((marks * 365 * postgres.mark.databaseBytes * prices.gigabyteMonth) / 1e9 / 30),
    },
  };
}
