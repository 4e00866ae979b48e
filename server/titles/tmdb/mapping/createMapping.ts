import { setTimeout } from 'node:timers/promises';

import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import {
  createTitleNumbers,
  type MovedTitle,
  sameNumbers,
  type TitleNumbers,
} from '@marquee/contracts/library/titleNumbers.ts';
import type { Ask } from '@marquee/titles';

import type { Logger } from '#server/log.ts';

import { type EmbeddedTitle, nameOf } from './embeddedTitle.ts';
import { findLive } from './findLive.ts';
import { type Entry, readMappingFile, writeMappingFile } from './mappingFile.ts';
import { type MappingReport, mappingReport } from './mappingReport.ts';

const day = 24 * 60 * 60 * 1000;
/** TMDB's titles are corrected and merged now and then. */
const lookAgainAfter = 30 * day;
/** Between two questions: some three a second, so that visitors never wait for it. */
const pauseMilliseconds = 350;
/** Where TMDB doesn't answer. */
const laterMilliseconds = 2 * 60 * 1000;
const keepEvery = 25;

export type MappingParts = {
  /** TMDB's own answers only: what the embedded catalogue says in its place would confirm itself. */
  ask: Ask;
  titles: readonly EmbeddedTitle[];
  /** Where what was found is kept; null keeps nothing. */
  file: string | null;
  now: () => Date;
  log: Logger;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

export type Mapping = {
  /** TMDB's title of one of ours. Null: TMDB has none. Undefined: nobody has looked yet. */
  liveOf: (title: TitleId) => TitleId | null | undefined;
  /** Numbers that libraries keep, and those that TMDB gives. */
  numbers: TitleNumbers;
  moved: () => readonly MovedTitle[];
  /** Looks for all titles that are due, and stops where TMDB doesn't answer. */
  look: () => Promise<MappingReport>;
  report: () => MappingReport;
  /** Looks from now on, and again when it is time. */
  begin: () => void;
  close: () => Promise<void>;
};

const rest = (milliseconds: number, signal: AbortSignal) =>
  setTimeout(milliseconds, undefined, { signal, ref: false });

/** Which title of TMDB each title of the embedded catalogue is: its number counts only where name and year agree. */
export function createMapping({ ask, titles, file, now, log, wait = rest }: MappingParts): Mapping {
  const own = new Map(titles.map((title) => [nameOf(title), title]));
  const entries = new Map<string, Entry>();
  for (const entry of file === null ? [] : readMappingFile(file)) {
    const title = own.get(nameOf(entry));
    if (title?.name === entry.name && title.year === entry.year) entries.set(nameOf(entry), entry);
  }
  const stopped = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let moved: readonly MovedTitle[] = [];
  let numbers = sameNumbers;
  let isKept = true;

  function number() {
    moved = titles.flatMap((title): MovedTitle[] => {
      const entry = entries.get(nameOf(title));
      if (!entry) return [];
      const shown = entry.live ?? title.ownId;
      return shown === title.id ? [] : [[title.media, title.id, shown]];
    });
    numbers = moved.length === 0 ? sameNumbers : createTitleNumbers(moved);
  }

  function keep() {
    if (file === null) return;
    try {
      writeMappingFile(file, [...entries.values()]);
      isKept = true;
    } catch (err) {
      if (isKept) log.warn({ err }, 'what was found of the catalogue at TMDB could not be kept');
      isKept = false;
    }
  }

  /** Another title of ours that is TMDB's one already. */
  function holderOf(title: EmbeddedTitle, live: number): Entry | undefined {
    return [...entries.values()].find(
      (entry) => entry.media === title.media && entry.live === live && entry.id !== title.id,
    );
  }

  /** False where TMDB didn't answer. `asking` are those that wait for this one. */
  async function lookFor(title: EmbeddedTitle, asking: readonly string[] = []): Promise<boolean> {
    await wait(pauseMilliseconds, stopped.signal);
    const found = await findLive(ask, title);
    if (!found) return false;
    const { media, id, name, year } = title;
    const entry = { media, id, name, year, other: found.other, at: now().getTime() };
    if (found.live === null) {
      entries.set(nameOf(title), { ...entry, live: null, by: null, why: found.why });
      return true;
    }
    const { live, by } = found;
    // Who has this number among us comes first: it may be TMDB's, too.
    const namesake = own.get(nameOf({ media, id: live }));
    if (namesake && live !== id && !entries.has(nameOf(namesake)) && !asking.includes(nameOf(namesake)))
      if (!(await lookFor(namesake, [...asking, nameOf(title)]))) return false;
    const holder = holderOf(title, live);
    // A number that is right counts for more than a name that was found.
    if (holder && live !== id) entries.set(nameOf(title), { ...entry, live: null, by: null, why: 'taken' });
    else {
      if (holder) entries.set(nameOf(holder), { ...holder, live: null, by: null, why: 'taken' });
      entries.set(nameOf(title), { ...entry, live, by, why: null });
    }
    return true;
  }

  const isDue = (title: EmbeddedTitle) => {
    const entry = entries.get(nameOf(title));
    return entry === undefined || now().getTime() - entry.at >= lookAgainAfter;
  };

  /** Whether TMDB answered to the end, and how many titles were looked for. */
  async function lookForAll(): Promise<{ isWhole: boolean; looked: number }> {
    let looked = 0;
    try {
      for (const title of titles) {
        if (!isDue(title)) continue;
        if (!(await lookFor(title))) return { isWhole: false, looked };
        looked += 1;
        if (looked % keepEvery === 0) {
          number();
          keep();
        }
      }
      return { isWhole: true, looked };
    } finally {
      if (looked > 0) {
        number();
        keep();
      }
    }
  }

  async function run() {
    while (!stopped.signal.aborted) {
      const { isWhole, looked } = await lookForAll();
      if (isWhole && looked > 0) {
        const { titles: all, confirmed, moved: others, missing } = mappingReport(titles, entries);
        log.info(
          { titles: all, confirmed, moved: others.length, missing: missing.length },
          'the catalogue’s titles were looked for at TMDB',
        );
      }
      await wait(isWhole ? day : laterMilliseconds, stopped.signal);
    }
  }

  number();
  return {
    liveOf: (title) => {
      const entry = entries.get(nameOf(title));
      return entry && (entry.live === null ? null : { media: title.media, id: entry.live });
    },
    numbers: {
      shown: (title) => numbers.shown(title),
      kept: (title) => numbers.kept(title),
      moved: () => moved,
    },
    moved: () => moved,
    look: async () => {
      await lookForAll();
      return mappingReport(titles, entries);
    },
    report: () => mappingReport(titles, entries),
    begin: () => {
      running = run().catch((err: unknown) => {
        if (!stopped.signal.aborted) log.error({ err }, 'looking for the catalogue’s titles at TMDB failed');
      });
    },
    close: async () => {
      stopped.abort();
      await running;
    },
  };
}
