import { z } from 'zod';

import { exportDates, exportName } from '#server/titles/tmdb/exports/exportName.ts';
import { tmdbAddresses } from '#server/titles/tmdb/tmdbSettings.ts';

import { type HttpReply, askOnce, jsonOf, tooSlow } from './askOnce.ts';
import type { DoctorOptions } from './doctorOptions.ts';
import { openNotebook, type CheckResult } from './finding.ts';
import type { Network } from './network.ts';
import { reach } from './reach.ts';

const inOurPlace = {
  outcome: 'broken',
  says: 'what answers isn’t TMDB: the answer is not JSON of its protocol',
  advice:
    'A network that asks to sign in, a proxy or a block may answer in its place. Look at TMDB_BASE_URL.',
} as const satisfies CheckResult;

/** The limits that the answer names, where it does. */
function limitsIn(headers: Extract<HttpReply, { ok: true }>['headers']): string {
  const { 'x-ratelimit-limit': limit, 'x-ratelimit-remaining': left } = headers;
  return limit === undefined ? '' : `; ${String(left ?? '?')} of ${String(limit)} requests are left`;
}

const statusSeen: Readonly<Record<number, CheckResult>> = {
  401: {
    outcome: 'broken',
    says: 'TMDB rejects the token (401)',
    advice: 'Copy the read access token from your TMDB settings into TMDB_TOKEN again.',
  },
  403: {
    outcome: 'broken',
    says: 'TMDB rejects this machine (403)',
    advice: 'The token may be revoked, or the country blocked. HTTPS_PROXY can get around a block.',
  },
  429: {
    outcome: 'note',
    says: 'too many requests right now (429)',
    advice: 'Marquee waits by itself. If it persists, find out what else uses this token.',
  },
};

function seeAnswer(answer: HttpReply): CheckResult {
  if (!answer.ok)
    return {
      outcome: 'broken',
      says: tooSlow(answer.failure),
      advice: 'TMDB is slow or down: try again later.',
    };
  const { status, headers, body } = answer;
  const known = statusSeen[status];
  if (known) {
    const wait = headers['retry-after'];
    return wait === undefined ? known : { ...known, says: `${known.says}; again in ${wait} s` };
  }
  if (status >= 500)
    return { outcome: 'broken', says: `TMDB answers with an error (${status})`, advice: 'Try again later.' };
  const json = jsonOf(body);
  const isTheirs = status === 200 && typeof json === 'object' && json !== null && 'images' in json;
  return isTheirs ? { outcome: 'ok', says: `the token is accepted${limitsIn(headers)}` } : inOurPlace;
}

const Posters = z.object({ results: z.array(z.object({ poster_path: z.string().nullable() })) });

/** A poster that TMDB names itself; null where it names none. */
async function somePicture(api: string, token: string, network: Network): Promise<string | null> {
  const answer = await askOnce(`${api}/3/movie/popular`, { authorization: `Bearer ${token}` }, network);
  const read = Posters.safeParse(answer.ok && answer.status === 200 ? jsonOf(answer.body) : null);
  return read.data?.results.find(({ poster_path }) => poster_path !== null)?.poster_path ?? null;
}

function seePicture(answer: HttpReply): CheckResult {
  const placeholders = 'Pages show placeholders until it is back.';
  if (!answer.ok) return { outcome: 'broken', says: tooSlow(answer.failure), advice: placeholders };
  const { status, headers } = answer;
  const type = headers['content-type'] ?? 'an unnamed type';
  if (status === 200 && type.startsWith('image/')) return { outcome: 'ok', says: 'a picture was loaded' };
  if (status >= 500)
    return { outcome: 'broken', says: `it answers with an error (${status})`, advice: placeholders };
  return {
    outcome: 'broken',
    says:
      status === 200
        ? `what answers isn’t TMDB: it sent ${type} instead of a picture`
        : `it sent no picture (${status})`,
    advice:
      'Check TMDB_IMAGE_BASE_URL, which ends in /t/p, and whether a proxy or a block answers in place of TMDB.',
  };
}

const gzipStart = [0x1f, 0x8b];

function seeList(answer: HttpReply): CheckResult {
  const advice = 'Suggestions use the names that are already here.';
  if (!answer.ok) return { outcome: 'note', says: tooSlow(answer.failure), advice };
  if (answer.status !== 200)
    return { outcome: 'note', says: `yesterday’s list of films is missing (${answer.status})`, advice };
  if (gzipStart.every((byte, index) => answer.start[index] === byte))
    return { outcome: 'ok', says: 'yesterday’s list of films is available' };
  return {
    outcome: 'broken',
    says: 'what answers isn’t TMDB: the answer is not a compressed list',
    advice: 'Check TMDB_EXPORTS_URL, and whether a proxy or a block answers in place of TMDB.',
  };
}

/** TMDB, its pictures and its lists, where a token is set. */
export async function checkTmdb({ settings, network, now, findings }: DoctorOptions): Promise<void> {
  const { TMDB_TOKEN: token } = settings;
  if (token === undefined) return;
  const api = settings.TMDB_BASE_URL ?? tmdbAddresses.api;
  const tmdb = openNotebook('TMDB', findings);
  if (await reach(tmdb, api, { network, now }))
    await tmdb.look('token', async () =>
      seeAnswer(await askOnce(`${api}/3/configuration`, { authorization: `Bearer ${token}` }, network)),
    );

  const images = settings.TMDB_IMAGE_BASE_URL ?? tmdbAddresses.images;
  const pictures = openNotebook('TMDB pictures', findings, settings.IMAGE_PROXY === 'on');
  if (await reach(pictures, images, { network, now }))
    await pictures.look('answer', async () => {
      const path = await somePicture(api, token, network);
      return path === null
        ? { outcome: 'note', says: 'TMDB lists no picture right now to test with' }
        : seePicture(await askOnce(`${images}/w92${path}`, {}, network));
    });

  const exports = settings.TMDB_EXPORTS_URL ?? tmdbAddresses.exports;
  const lists = openNotebook('TMDB lists', findings, false);
  if (await reach(lists, exports, { network, now }))
    await lists.look('answer', async () => {
      const yesterday = exportDates(now()).at(-1) ?? now();
      return seeList(await askOnce(`${exports}/${exportName('movie_ids', yesterday)}`, {}, network));
    });
}
