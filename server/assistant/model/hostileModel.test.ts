import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createEngine, isStrict, meetsAll } from '@marquee/assistant';
import { titleKey } from '@marquee/assistant/events';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { shippedTitles } from '#server/assistant/testing/shippedTitles.ts';

import { openModel } from './askModel.ts';

const titles = shippedTitles();
const engine = createEngine(titles);

/** Numbers that look like chance and are the same each time. */
function chance(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pieces = {
  what: ['a film', 'a series', 'something', 'a comedy', 'science fiction', 'films'],
  when: ['', 'from the 1990s', 'before 1980', 'since 2010', 'from 1985 to 1994'],
  how: ['', 'under 100 minutes', 'in French', 'rated PG at most', 'under two hours', 'with Tom Hanks'],
  not: ['', 'no horror', 'not animated', 'without Tom Cruise', 'nothing violent', 'not too scary'],
  like: ['', 'like Fargo', 'like Alien', 'nothing like Titanic', 'feel-good'],
};
const wishes = [
  'horror',
  'animated',
  'from the 2020s',
  'in Japanese',
  'a series',
  'over three hours',
  'very gory',
];

const encoder = new TextEncoder();

/** An answer of the service in one piece, as a stream of events. */
function streamed(delta: object, finish: string): Response {
  const chunk = (choice: object) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [choice] })}\n\n`;
  const text = `${chunk({ index: 0, delta })}${chunk({ index: 0, delta: {}, finish_reason: finish })}data: [DONE]\n\n`;
  return new Response(encoder.encode(text), { headers: { 'content-type': 'text/event-stream' } });
}

/** A model that wishes for the opposite, calls everything misread, and picks whatever it likes. */
function hostile(pick: (below: number) => number): typeof fetch {
  return async (_address, init) => {
    const { messages } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    const last = messages.at(-1);
    if (last.role === 'user') {
      const told = JSON.parse(last.content);
      const input = {
        wishes: Array.from({ length: pick(4) }, () => ({ wish: wishes[pick(wishes.length)], words: '' })),
        misread: told.read.map(({ key }: { key: string }) => key),
      };
      const call = {
        index: 0,
        id: 'call_1',
        type: 'function',
        function: { name: 'find_titles', arguments: JSON.stringify(input) },
      };
      return streamed({ role: 'assistant', tool_calls: [call] }, 'tool_calls');
    }
    const rows = messages.flatMap(({ role, content }: { role: string; content: string }): [string][] =>
      role === 'user' || role === 'tool' ? JSON.parse(content).rows : [],
    );
    const keys = Array.from({ length: 12 }, () => {
      const any = titles[pick(titles.length)];
      return pick(2) === 0 && any ? titleKey(any) : rows[pick(rows.length)]?.[0];
    });
    const elements = keys.map((key) => ({ key: key ?? '', reason: 'Because.' }));
    return streamed({ content: JSON.stringify({ elements }) }, 'stop');
  };
}

for (const { questions, tags } of [
  { questions: 12, tags: [] },
  { questions: 80, tags: ['full'] },
])
  test(
    `nothing that a model does shows a title that breaks what was said, in ${questions} questions`,
    { tags },
    async () => {
      const dataDirectory = await mkdtemp(join(tmpdir(), 'hostile-'));
      onTestFinished(() => rm(dataDirectory, { recursive: true, force: true }));
      const pick = chance(7);
      let time = Date.parse('2026-11-21T12:00:00Z');
      const { ask } = openModel(
        { baseUrl: 'http://service.test/v1', apiKey: null, model: 'm', dailyTokens: 1e9 },
        { now: () => new Date(time), log: pino({ level: 'silent' }), dataDirectory, fetch: hostile(pick) },
      );

      const broken: string[] = [];
      let shown = 0;
      for (let question = 0; question < questions; question += 1) {
        time += 3_600_000;
        const say = Object.values(pieces)
          .map((choices) => choices[pick(choices.length)])
          .filter((piece) => piece !== '')
          .join(', ');
        const seen = Array.from({ length: 200 }, () => titles[pick(titles.length)]).flatMap((title) =>
          title ? titleKey(title) : [],
        );
        const asked = { turns: [{ say, without: [] }], seen, here: false };
        const embedded = engine.answer(asked, { count: 8, year: 2026 });
        const loosened = new Set(embedded.notes.map((note) => (note.is === 'relaxed' ? note.part : '')));
        const strict = embedded.query.parts
          .filter(({ key, wish }) => isStrict(wish) && !loosened.has(key))
          .map(({ wish }) => wish);
        const named = new Set<string>(
          embedded.query.parts.flatMap(({ wish }) => (wish.slot === 'like' ? titleKey(wish) : [])),
        );
        const keys: string[] = [];
        const signal = new AbortController().signal;
        for await (const step of ask({ asked, engine, embedded, address: 'a', signal })) {
          if (step.step !== 'pick') continue;
          const { title } = step.chosen;
          const key = titleKey(title);
          if (!meetsAll(strict, title)) broken.push(`${say}: ${title.name} (${title.year})`);
          if (seen.includes(key) || keys.includes(key)) broken.push(`${say}: ${title.name} again`);
          if (named.has(key) && embedded.query.kind !== 'title')
            broken.push(`${say}: ${title.name} is named`);
          keys.push(key);
          shown += 1;
        }
      }
      expect(broken).toEqual([]);
      expect(shown).toBeGreaterThan(questions * 2.5);
    },
  );
