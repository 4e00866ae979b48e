import { createHash } from 'node:crypto';

import { LibraryChanges, recordsAtOnce, type Titles } from '@marquee/contracts/library/libraryAnswer.ts';
import { knownItem } from '@marquee/titles';
import { Hono } from 'hono';

import type { Storage } from '#server/database/storage.ts';
import { matchesEtag } from '#server/http/answer.ts';
import { askedJson, problem } from '#server/http/askedJson.ts';
import type { Authenticate } from '#server/http/authenticate.ts';
import type { OpenTitles } from '#server/http/openTitles.ts';
import { createSignedIn } from '#server/http/signedIn.ts';

import { createLibraryStore } from './libraryStore.ts';
import { readTitleKeys, titlesAtOnce } from './readTitleKeys.ts';
import { readTogether } from './readTogether.ts';
import { createSharedLists } from './sharedLists.ts';
import { createWriteAllowance } from './writeAllowance.ts';

export type LibraryRoutesOptions = {
  storage: Storage;
  authenticate: Authenticate;
  openTitles: OpenTitles;
  now: () => Date;
};

const refusals = {
  conflict: 'Another list has this public name. Make a new one.',
  'too-large': 'The library is full: it holds 60,000 things of 16 MB together, 200 lists among them.',
};

/** A whole number in a query; null where it is something else. */
function readWhole(text: string | undefined, fallback: number, from: number, to: number): number | null {
  if (text === undefined) return fallback;
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
}

/** Names a state of one user's library. Two users never share one, though browsers keep answers by address. */
const etagOf = (account: string, ...state: number[]) =>
  `W/"${createHash('sha256').update(account).digest('base64url').slice(0, 16)}.${state.join('.')}"`;

/** The people's libraries, and what they share of them. To be mounted under `/api`. */
export function createLibraryRoutes({ storage, authenticate, openTitles, now }: LibraryRoutesOptions) {
  const store = createLibraryStore({ storage, now });
  const allowance = createWriteAllowance({ now });
  const sharedList = createSharedLists({ storage });

  const signedIn = createSignedIn(authenticate, 'reach your library');

  return new Hono<{ Bindings: { id?: string; address?: string } }>()
    .get(
      '/library',
      signedIn(async (context, { account }) => {
        const after = readWhole(context.req.query('after'), 0, 0, Number.MAX_SAFE_INTEGER);
        const limit = readWhole(context.req.query('limit'), recordsAtOnce, 1, recordsAtOnce);
        if (after === null)
          return problem(context, 'bad-request', 'after is the version of an earlier answer.');
        if (limit === null)
          return problem(context, 'bad-request', `limit is a number from 1 to ${recordsAtOnce}.`);
        const etag = etagOf(account, await store.version(account), after, limit);
        context.header('cache-control', 'private, no-cache');
        context.header('etag', etag);
        if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304);
        return context.json(await store.page(account, { after, limit }));
      }),
    )
    .delete(
      '/library',
      // For deleted accounts of an external service, which can't report the deletion.
      signedIn(async (context, { account }) => {
        await store.erase(account);
        return context.body(null, 204, { 'cache-control': 'no-store' });
      }),
    )
    .post(
      '/library/changes',
      signedIn(async (context, caller) => {
        const asked = await askedJson(context, LibraryChanges);
        if (!asked.ok) return asked.refusal;
        const who = { account: caller.account, address: context.env.address ?? '' };
        const wait = allowance.take(who, Buffer.byteLength(JSON.stringify(asked.body)));
        if (wait !== null) {
          context.header('retry-after', String(wait));
          return problem(
            context,
            'too-many-requests',
            'Too much was written from here in the last hour. What you changed stays on your device and is sent later.',
          );
        }
        const written = await store.write(caller, asked.body.changes);
        if (!written.ok) return problem(context, written.code, refusals[written.code]);
        const { records, version } = written;
        return context.json({ records, version }, 200, { 'cache-control': 'no-store' });
      }),
    )
    .get('/lists/:share', async (context) => {
      const page = readWhole(context.req.query('page'), 1, 1, 1000);
      if (page === null) return problem(context, 'bad-request', 'Pages go from 1 to 1000.');
      const { titles, headers } = openTitles();
      const list = await sharedList(context.req.param('share'), page, titles);
      if (!list) return problem(context, 'not-found', 'No list is shared at this address.');
      // Always revalidated: an unshared list must vanish at once.
      return context.json(list, 200, { 'cache-control': 'private, no-cache', ...headers() });
    })
    .get('/titles', async (context) => {
      const keys = readTitleKeys(context.req.query('keys'));
      if (!keys) {
        return problem(
          context,
          'bad-request',
          `keys are 1 to ${titlesAtOnce} titles, such as movie-603,tv-1396.`,
        );
      }
      const { titles, headers } = openTitles();
      const found = await readTogether(keys, knownItem(titles));
      const answer: Titles = { results: found.filter((title) => title !== undefined) };
      return context.json(answer, 200, headers());
    });
}
