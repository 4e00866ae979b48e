import type { Change } from '@marquee/contracts/library/libraryValue.ts';

import { type DeviceStore, guest } from './deviceStore.ts';
import { guestAdds, hasArrived } from './joinGuest.ts';
import type { RefusalReason } from './library.ts';
import type { LibraryCalls } from './libraryCalls.ts';
import type { LibraryCopy } from './libraryCopy.ts';
import { answeredUpTo, pulled, type Register } from './register.ts';

/** The server accepts 64 KiB at once; the rest is for what surrounds the changes. */
const mostBytes = 60_000;

/** The first of what waits, as much as may be sent at once. */
function nextBatch(waiting: Iterable<Register>, most: number): Change[] {
  const batch: Change[] = [];
  const encoder = new TextEncoder();
  let bytes = 0;
  for (const { key, waiting: held } of waiting) {
    if (!held) continue;
    const change = { key, ...held };
    bytes += encoder.encode(JSON.stringify(change)).length + 1;
    if (batch.length === most || (batch.length > 0 && bytes > mostBytes)) break;
    batch.push(change);
  }
  return batch;
}

/** The server's limit of changes at once. */
const mostChanges = 200;

type RoundParts = {
  store: DeviceStore;
  calls: LibraryCalls;
  onRefused: (keys: readonly string[], reason: RefusalReason) => void;
};

/** `later`: something couldn't be done now; seconds to wait at least. */
export type RoundEnd = { kind: 'done' } | { kind: 'nobody' } | { kind: 'later'; after: number };

const done: RoundEnd = { kind: 'done' };

async function pull(copy: LibraryCopy, { calls }: RoundParts): Promise<RoundEnd> {
  for (;;) {
    const from = copy.progress();
    const answer = await calls.pull(from);
    if (answer.kind === 'unchanged') return done;
    if (answer.kind === 'refused') return { kind: 'later', after: 0 };
    if (answer.kind !== 'ok') return answer;
    const { records, version, more } = answer.body;
    if (version < from.version) await copy.sendAnew();
    else {
      const page = { from: from.version, version, etag: more ? null : answer.etag };
      await copy.take(records.map(pulled), { page });
      if (!more || version === from.version) return done;
    }
  }
}

/**
 * Sends what waits. A refused batch is sent again by halves until what it is about is found; the more is refused one
 * after the other, the more is given up at once, so that a full library is no storm of requests.
 */
async function push(copy: LibraryCopy, { calls, onRefused }: RoundParts): Promise<RoundEnd> {
  let most = mostChanges;
  let givesUp = 1;
  for (;;) {
    const batch = nextBatch(copy.waiting().values(), most);
    if (batch.length === 0) return done;
    const answer = await calls.push(batch);
    if (answer.kind === 'unchanged') return { kind: 'later', after: 0 };
    if (answer.kind === 'later' || answer.kind === 'nobody') return answer;
    const answered = batch.map(({ key, at }) => answeredUpTo(key, at));
    if (answer.kind === 'ok') {
      await copy.take([...answered, ...answer.body.records.map(pulled)]);
      givesUp = 1;
      most = Math.min(mostChanges, most * 2);
    } else if (batch.length <= givesUp || answer.reason === 'not-saved') {
      await copy.take(answered);
      onRefused(
        batch.map(({ key }) => key),
        answer.reason,
      );
      givesUp *= 2;
      most = Math.min(mostChanges, givesUp);
    } else most = Math.ceil(batch.length / 2);
  }
}

/** Syncs a copy with its account's library: reads what is new, joins what a guest left, sends what waits. */
export async function syncRound(copy: LibraryCopy, parts: RoundParts): Promise<RoundEnd> {
  const { store } = parts;
  // Other tabs may be gone before they could send a message.
  await copy.take(await store.waiting(copy.owner).catch(() => []), { isKept: true });
  const read = await pull(copy, parts);
  if (read.kind !== 'done') return read;

  const left = await store.read(guest).then(
    ({ registers }) => registers,
    () => [],
  );
  await copy.take(left.flatMap((register) => guestAdds(register, copy, true) ?? []));
  const sent = await push(copy, parts);
  if (left.length > 0 && sent.kind === 'done')
    await store
      .replace(guest, (registers) => registers.filter((register) => !hasArrived(register, copy)))
      // Next time, then: to join it again changes nothing.
      .catch(() => {});
  return sent;
}
