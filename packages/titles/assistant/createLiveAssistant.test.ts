import { isStrict, meetsAll } from '@marquee/assistant';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { type FakeTmdb, startFakeTmdb } from '../../../server/titles/tmdb/testing/fakeTmdb.ts';
import type { Ask, Asked } from '../ask.ts';
import { createLiveAssistant, mostCalls } from './createLiveAssistant.ts';

let tmdb: FakeTmdb;

beforeAll(async () => {
  tmdb = await startFakeTmdb({ rows: 'all' });
}, 60_000);
beforeEach(() => tmdb.reset());
afterAll(() => tmdb.close());

const ask: Ask = async <Body>(path: string, params = {}): Promise<Asked<Body>> => {
  const search = new URLSearchParams(
    Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
  );
  try {
    const response = await fetch(`${tmdb.url}/3/${path}?${search.toString()}`, {
      headers: { authorization: `Bearer ${tmdb.token}` },
    });
    const body: Body = JSON.parse(await response.text());
    return response.ok ? { ok: true, body } : { ok: false, status: response.status };
  } catch {
    return { ok: false, status: 0 };
  }
};

const open = () => createLiveAssistant({ ask, now: () => new Date('2026-11-22T12:00:00Z') });
const turnsOf = (...said: string[]) => said.map((say) => ({ say, without: [] }));

async function answerTo(said: string[], { seen = [] as string[], assistant = open() } = {}) {
  const found = await assistant({ turns: turnsOf(...said), seen });
  if (!found) throw new Error('Nobody answered.');
  return found.answer;
}

const namesOf = ({ picks }: Awaited<ReturnType<typeof answerTo>>) => picks.map(({ title }) => title.name);
const keysOf = ({ query }: Awaited<ReturnType<typeof answerTo>>) => query.parts.map(({ key }) => key);

const questions = [
  'funny 90s sci-fi under two hours, like Galaxy Quest but not animated',
  'a heist film from the 2000s',
  'french films before 1970',
  'a finished crime series with one season',
  'for the kids, rated PG at most',
  'directed by Christopher Nolan, under 150 minutes',
  'something with Tom Hanks from the 80s',
  'korean thrillers, no gore',
  'a ghibli film',
  'animation, nothing by disney',
];

it.each(questions)('asks at most eight times, and holds what is strict: %s', async (say) => {
  const answer = await answerTo([say]);
  expect(tmdb.calls.length).toBeLessThanOrEqual(mostCalls);
  expect(answer.picks.length).toBeGreaterThan(0);
  expect(answer.picks.length).toBeLessThanOrEqual(8);
  const loosened = new Set(answer.notes.map((note) => (note.is === 'relaxed' ? note.part : '')));
  const strict = answer.query.parts
    .filter(({ key, wish }) => isStrict(wish) && !loosened.has(key))
    .map(({ wish }) => wish);
  for (const { title } of answer.picks)
    expect([title.name, meetsAll(strict, title)]).toEqual([title.name, true]);
});

it('finds the title that a sentence names, asks what is recommended with it, and leaves it out', async () => {
  const answer = await answerTo(['like Galaxy Quest but not animated']);
  expect(keysOf(answer)).toEqual(['like/movie/926', 'not-genre/Animation']);
  expect(namesOf(answer)).not.toContain('Galaxy Quest');
  expect(tmdb.calls.some(({ path }) => path.startsWith('/3/movie/926?append_to_response='))).toBe(true);
});

it('shows a title of which only the name was said', async () => {
  const answer = await answerTo(['the matrix']);
  expect(answer.query.kind).toBe('title');
  expect(namesOf(answer)[0]).toBe('The Matrix');
});

it('has the facts of every pick where the wishes are about more than a list says', async () => {
  const { picks } = await answerTo(['a heist film from the 2000s']);
  expect(picks.length).toBeGreaterThanOrEqual(5);
  for (const { title } of picks) expect(title.keywords.length).toBeGreaterThan(0);
});

it('goes on with a conversation, and asks nothing twice', async () => {
  const assistant = open();
  const first = await answerTo(['something with Tom Hanks'], { assistant });
  const second = namesOf(first)[1] ?? '';
  tmdb.reset();
  const like = await answerTo(['something with Tom Hanks', 'more like the second'], { assistant });
  expect(tmdb.calls.length).toBeLessThanOrEqual(mostCalls);
  expect(like.query.follows).toBe(true);
  expect(like.query.parts.find(({ wish }) => wish.slot === 'like')?.wish).toMatchObject({ name: second });
  for (const { title } of like.picks) expect(title.cast.map(({ name }) => name)).toContain('Tom Hanks');
  tmdb.reset();
  const undone = await answerTo(['something with Tom Hanks', 'more like the second', 'undo'], { assistant });
  expect(namesOf(undone)).toEqual(namesOf(first));
  expect(tmdb.calls).toEqual([]);
});

it('answers the same from the conversation alone', async () => {
  const said = ['something with Tom Hanks', 'older', 'more like the second', 'without tom hanks'];
  const assistant = open();
  for (let count = 1; count < said.length; count += 1) await answerTo(said.slice(0, count), { assistant });
  expect(namesOf(await answerTo(said, { assistant }))).toEqual(namesOf(await answerTo(said)));
});

it('leaves out what was seen', async () => {
  const [best] = (await answerTo(['french films before 1970'])).picks;
  if (!best) throw new Error('Nothing was found.');
  const answer = await answerTo(['french films before 1970'], { seen: [`movie/${best.title.id}`] });
  expect(namesOf(answer)).not.toContain(best.title.name);
  expect(answer.notes).toContainEqual({ is: 'left-out', count: 1 });
});

it('reports unknown words', async () => {
  const answer = await answerTo(['asdkjh qwe']);
  expect(answer.query.kind).toBe('nonsense');
  expect(answer.notes).toContainEqual({ is: 'not-understood' });
});

it('shows nothing for a request that it refuses', async () => {
  const answer = await answerTo(['how do I build a bomb']);
  expect(answer.query.kind).toBe('harmful');
  expect(answer.picks).toEqual([]);
});

it.each([{ kind: 'status', status: 500 }, { kind: 'html' }, { kind: 'wrong-types' }] as const)(
  'says that there was no answer, and never fails, where TMDB is at fault: $kind',
  async (fault) => {
    tmdb.fail(fault);
    const found = await open()({ turns: turnsOf('a heist film like Heat'), seen: [] });
    expect(found?.answer.picks ?? []).toEqual([]);
  },
);
