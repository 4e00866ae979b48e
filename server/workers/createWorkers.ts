import type { Fetch } from '#server/http/fetch.ts';
import type { Logger } from '#server/log.ts';

import type { JobAsked, Worker } from './startWorker.ts';

export type Workers = {
  /** Answers the request in a worker; `inner` answers what that one asks. */
  fetch: (asked: JobAsked, inner: Fetch) => Promise<Response>;
  /** Ends all workers. */
  close: () => Promise<void>;
};

type Options = {
  start: () => Worker;
  most: number;
  log: Pick<Logger, 'error'>;
  /** How long idle workers are kept, and the last of them. */
  restMilliseconds?: number;
  lastRestMilliseconds?: number;
  /** After so many answers a worker has grown. */
  grownAfter?: number;
};

type Member = {
  worker: Worker;
  jobs: number;
  answers: number;
  resting?: NodeJS.Timeout | undefined;
};

const minutes = (count: number) => count * 60_000;

/** Distributes requests among a few workers, started when needed and ended when idle. Who asks bounds how many wait. */
export function createWorkers({
  start,
  most,
  log,
  restMilliseconds = minutes(1),
  lastRestMilliseconds = minutes(10),
  grownAfter = 500,
}: Options): Workers {
  let members: Member[] = [];
  const leaving = new Set<Promise<void>>();

  function begin(): Member {
    const member = { worker: start(), jobs: 0, answers: 0 };
    members.push(member);
    return member;
  }

  function end(member: Member): void {
    clearTimeout(member.resting);
    members = members.filter((other) => other !== member);
    const left = member.worker.end().finally(() => leaving.delete(left));
    leaving.add(left);
  }

  function replace(member: Member): void {
    log.error('a worker was lost; another one takes its place');
    end(member);
  }

  /**
   * The last one stays longer: starting it takes longer than most answers. A grown one gives way to a fresh one, which
   * holds a third of its memory.
   */
  function rest(member: Member): void {
    member.resting = setTimeout(() => {
      const isGrown = member.answers >= grownAfter;
      const last = isGrown && members.length === 1 ? begin() : member;
      if (members.length > 1) end(member);
      if (members.includes(last)) last.resting = setTimeout(() => end(last), lastRestMilliseconds).unref();
    }, restMilliseconds).unref();
  }

  /** The one with least to do; of equal ones the first, so that the others can end. */
  function take(): Member {
    for (const member of members) if (member.worker.isLost()) replace(member);
    const idlest = members.reduce<Member | undefined>(
      (least, member) => (least && least.jobs <= member.jobs ? least : member),
      undefined,
    );
    if (idlest && (idlest.jobs === 0 || members.length >= most)) return idlest;
    return begin();
  }

  return {
    async fetch(asked, inner) {
      const member = take();
      clearTimeout(member.resting);
      member.jobs += 1;
      try {
        return await member.worker.answer(asked, inner);
      } finally {
        member.jobs -= 1;
        member.answers += 1;
        if (member.worker.isLost()) {
          if (members.includes(member)) replace(member);
        } else if (member.jobs === 0) rest(member);
      }
    },
    async close() {
      for (const member of members) end(member);
      await Promise.all(leaving);
    },
  };
}
