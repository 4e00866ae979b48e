import { describe, expect, test } from 'vitest';

import type { Script } from './testing/scripts.ts';
import { startModel } from './testing/startModel.ts';

const sentence = 'a funny film from the 1990s';

describe('A language model', () => {
  test('orders what the catalogue has for the sentence, with reasons of its own', async () => {
    const { ask, server } = await startModel('ok');
    const { keys, picks, reasons, steps, end, query, embedded } = await ask(sentence);
    expect(steps.map(({ step }) => step)).toEqual(['query', ...picks.map(() => 'pick'), 'done']);
    expect(end).toEqual({ step: 'done' });
    expect(picks.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(keys).size).toBe(6);
    // The script picks the last row first.
    expect(keys[0]).not.toBe(embedded.picks[0] && `movie/${embedded.picks[0].title.id}`);
    for (const { chosen, reason } of picks) {
      expect(chosen.title.media).toBe('movie');
      expect(Math.floor(chosen.title.year / 10)).toBe(199);
      expect(chosen.ledger.length).toBeGreaterThan(0);
      expect(reason).toContain(String(chosen.title.year));
    }
    expect(reasons).not.toContain(null);
    expect(query?.parts).toEqual(embedded.query.parts);
    expect(server.requests).toHaveLength(1);
  });

  test('gets the sentences, how they were read, and rows', async () => {
    const { ask, server } = await startModel('looks-up');
    await ask('older', { earlier: [{ say: `${sentence}\u202e\u0007`, without: [] }] });
    const [first, second] = server.requests;
    expect(first?.body.model).toBe('test-model');
    expect(first?.body.max_tokens).toBe(700);
    expect(first?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    const told = JSON.parse(first?.body.messages[1]?.content ?? '');
    expect(told.said).toEqual([`${sentence} `, 'older']);
    expect(told.read.map(({ key }: { key: string }) => key)).toContain('media/movie');
    expect(JSON.stringify(first?.body)).not.toContain('seen');
    const roles = second?.body.messages.map(({ role }) => role);
    expect(roles).toEqual(['system', 'user', 'assistant', 'tool']);
    const { rows } = JSON.parse(second?.body.messages[3]?.content ?? '');
    expect([told.rows.length, rows.length]).toEqual([8, 5]);
    const [key, title, year, genres] = told.rows[0];
    expect([key, title, year, genres].every((field) => String(field).length > 2)).toBe(true);
    const keys = [...told.rows, ...rows].map(([named]) => named);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('gets the last six sentences at most', async () => {
    const { ask, server } = await startModel('ok');
    const earlier = Array.from({ length: 9 }, (_, index) => ({ say: `sentence ${index}`, without: [] }));
    await ask(sentence, { earlier });
    const told = JSON.parse(server.requests[0]?.body.messages[1]?.content ?? '');
    expect(told.said).toHaveLength(6);
    expect(told.said.at(-1)).toBe(sentence);
  });

  test('may wish for more, and what it adds is a part like any other', async () => {
    const { ask } = await startModel('wishes');
    const { query, picks, embedded } = await ask('a film from the 1990s for tonight');
    const added = query?.parts.filter(({ key }) => !embedded.query.parts.some((part) => part.key === key));
    expect(added?.map(({ key }) => key)).toEqual(['genre/Comedy']);
    for (const { chosen } of picks) {
      expect(chosen.ledger.map(({ part }) => part)).toContain('genre/Comedy');
    }
  });

  test('may say which title is the one that is described', async () => {
    const { ask } = await startModel('meant');
    const { query, picks } = await ask('a quiet film about an old lighthouse');
    expect(query?.parts[0]?.key).toBe('story');
    const told = picks.map(({ chosen }) => chosen.ledger.some(({ fact }) => fact.is === 'story'));
    expect(told).toEqual([true, ...told.slice(1).map(() => false)]);
  });

  test('does not restore what the user removed', async () => {
    const { ask } = await startModel('wishes');
    const { query } = await ask('a comedy film from the 1990s', { without: ['genre/Comedy'] });
    expect(query?.parts.map(({ key }) => key)).not.toContain('genre/Comedy');
  });

  test('leaves the title first where a title was all that was said', async () => {
    const { ask } = await startModel('ok');
    const { keys, picks, embedded } = await ask('Fargo (1996)');
    expect(embedded.query.kind).toBe('title');
    expect(picks[0]?.chosen.title.name).toBe('Fargo');
    expect(new Set(keys).size).toBe(keys.length);
    expect(picks.length).toBeGreaterThan(4);
  });

  test('is asked in two questions where its service knows no tools, and that is remembered', async () => {
    const { ask, server } = await startModel('no-tools');
    const { end, picks } = await ask(sentence);
    expect(end).toEqual({ step: 'done' });
    expect(picks).toHaveLength(6);
    expect(server.requests.map(({ body }) => [body.tools !== undefined, body.response_format?.type])).toEqual(
      [
        [true, 'json_schema'],
        [false, 'json_schema'],
        [false, 'json_schema'],
      ],
    );
    await ask('a sad film from the 1980s');
    expect(server.requests).toHaveLength(5);
  });

  test('is asked in plain words where its service knows no formats either', async () => {
    const { ask, server } = await startModel('no-formats');
    const { end, picks } = await ask(sentence);
    expect(end).toEqual({ step: 'done' });
    expect(picks).toHaveLength(6);
    expect(server.requests.at(-1)?.body.response_format).toBeUndefined();
  });

  test.each<Script>(['thinking', 'chatty', 'fenced', 'drip', 'calls-unknown-tool'])(
    'is understood: %s',
    async (script) => {
      const { ask } = await startModel(script);
      const { end, picks } = await ask(sentence);
      expect(end).toEqual({ step: 'done' });
      expect(picks).toHaveLength(6);
    },
  );

  test('is called with the parameters that it supports, which are cached', async () => {
    const { ask, server } = await startModel('thinking');
    await ask(sentence);
    const before = server.requests.length;
    await ask('a sad film from the 1980s');
    const { max_tokens, max_completion_tokens, temperature } = server.requests.at(-1)?.body ?? {};
    expect(server.requests.length - before).toBe(1);
    expect({ max_tokens, max_completion_tokens, temperature }).toEqual({ max_completion_tokens: 2800 });
  });
});
