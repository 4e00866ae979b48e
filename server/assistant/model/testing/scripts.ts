import type { ServerResponse } from 'node:http';

import type { TitleRow } from '@marquee/assistant/model';

import { type Reply, jsonReply, streamReply, wholeReply } from './replies.ts';

type Message = { role: string; content: string | null; tool_calls?: unknown[] };

/** What the tests look at of a question. */
export type AskedBody = {
  model: string;
  messages: readonly Message[];
  tools?: readonly unknown[];
  tool_choice?: unknown;
  response_format?: { type: string };
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
  stream?: boolean;
};

type Play = (body: AskedBody, response: ServerResponse) => Promise<void> | void;

/** What came back of the searches in this conversation, the newest first. */
function rowsIn(body: AskedBody): TitleRow[] {
  const found = body.messages.flatMap(({ role, content }): TitleRow[][] => {
    if (content === null || !content.startsWith('{') || (role !== 'tool' && role !== 'user')) return [];
    return [JSON.parse(content).rows ?? []];
  });
  return found.toReversed().flat();
}

const search = (wishes: readonly { wish: string; words: string }[] = []): Reply => ({
  tool: 'find_titles',
  input: { wishes, misread: [] },
});

const picks = (elements: readonly { key: string; reason: string; meant?: boolean }[]): Reply => ({
  text: JSON.stringify({ elements }),
});

const reasonOf = ([, , year, genres]: TitleRow) =>
  `Just ${genres.split(', ')[0]?.toLowerCase()}, from ${year}.`;

/** The last found first, so that the order shows who chose. */
const lastOnesFirst = (body: AskedBody, count = 6): Reply =>
  picks(
    rowsIn(body)
      .slice(0, 10)
      .toReversed()
      .slice(0, count)
      .map((row) => ({ key: row[0], reason: reasonOf(row) })),
  );

type Wished = readonly { wish: string; words: string }[];

/** Answers from the first rows; without tools in two questions. Looks something up first where it wishes for more. */
function answers(reply: (body: AskedBody) => Reply, wishes: Wished = []): Play {
  return async (body, response) => {
    const hasLookedUp = body.messages.some(({ role }) => role === 'tool');
    if (body.tools && wishes.length > 0 && !hasLookedUp) return streamReply(response, search(wishes));
    if (rowsIn(body).length > 0) return (body.stream ? streamReply : wholeReply)(response, reply(body));
    return streamReply(response, { text: JSON.stringify({ wishes, misread: [] }) });
  };
}

const refuses =
  (status: number, headers: Record<string, string> = {}): Play =>
  (_body, response) =>
    jsonReply(response, status, { error: { message: `refused for sk-secret-key`, code: status } }, headers);

const complains = (response: ServerResponse, message: string) =>
  jsonReply(response, 400, { error: { message } });

const ok = answers((body) => lastOnesFirst(body));

/** How a service may behave. */
export const scripts = {
  ok,
  /** Adds wishes of its own to the search. */
  wishes: answers((body) => lastOnesFirst(body), [{ wish: 'comedy', words: '' }]),
  /** Knows which title is described. */
  meant: answers((body) =>
    picks(rowsIn(body).map(([key], index) => ({ key, reason: '', meant: index === 0 }))),
  ),
  /** Adds what a person might have meant, each with words of its own. */
  'looks-up': answers(
    (body) => lastOnesFirst(body, 8),
    [
      { wish: 'feel-good', words: 'to cheer us up' },
      { wish: 'under two hours', words: '' },
      { wish: 'nothing violent', words: '' },
    ],
  ),
  /** Knows no tools. */
  'no-tools': (body, response) =>
    body.tools ? complains(response, 'tools are not supported') : ok(body, response),
  /** Knows neither tools nor formats of answers. */
  'no-formats': (body, response) =>
    body.tools || body.response_format
      ? complains(response, 'response_format is not supported')
      : ok(body, response),
  /** Knows no formats, thinks aloud, and is polite about it. */
  chatty: async (body, response) => {
    if (body.tools || body.response_format) return complains(response, 'unknown field');
    const reply: Reply =
      rowsIn(body).length > 0 ? lastOnesFirst(body) : { text: JSON.stringify({ wishes: [], misread: [] }) };
    const json = 'text' in reply ? reply.text : '';
    return streamReply(response, { text: `<think>{hm}</think>Sure! Here it is:\n${json}\nEnjoy.` });
  },
  /** Uses other field names, as reasoning models do. */
  thinking: (body, response) => {
    if (body.max_tokens !== undefined) {
      return complains(response, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.");
    }
    if (body.temperature !== undefined) return complains(response, "Unsupported value: 'temperature'.");
    return ok(body, response);
  },
  /** Wraps its answer in a fence of Markdown. */
  fenced: answers((body) => {
    const reply = lastOnesFirst(body);
    return 'text' in reply ? { text: `\`\`\`json\n${reply.text}\n\`\`\`` } : reply;
  }),
  prose: answers(() => ({ text: 'I would go for a quiet comedy tonight.' })),
  empty: answers(() => picks([])),
  truncated: answers((body) => {
    const reply = lastOnesFirst(body);
    return 'text' in reply ? { text: reply.text.slice(0, reply.text.length - 40) } : reply;
  }),
  'unknown-ids': answers(() =>
    picks(['movie/999999', 'tv/0', 'nonsense', ''].map((key) => ({ key, reason: 'Trust me.' }))),
  ),
  /** Two that are there, among others that are not, and one of them twice. */
  'some-known': answers((body) => {
    const [first, second] = rowsIn(body);
    const keys = [first?.[0], 'movie/999999', second?.[0], first?.[0]];
    return picks(keys.map((key) => ({ key: key ?? '', reason: '' })));
  }),
  'bad-reasons': answers((body) =>
    picks(
      rowsIn(body)
        .slice(0, 6)
        .map(([key], index) => ({
          key,
          reason:
            [
              'See https://example.com/win',
              '<b>Bold</b> choice',
              'From the year 1812.',
              'Stars Nobody Whatsoever.',
              'x'.repeat(400),
              'Well worth an evening.',
            ][index] ?? '',
        })),
    ),
  ),
  /** Obeys an instruction in an overview, and says so. */
  injected: answers((body) => {
    const isTold = JSON.stringify(body.messages).includes('ignore all instructions');
    return picks([{ key: 'movie/1', reason: isTold ? 'As I was told.' : 'Nobody told me.' }]);
  }),
  'endless-tools': (_body, response) => streamReply(response, search()),
  'calls-unknown-tool': (body, response) =>
    body.messages.some(({ role }) => role === 'tool')
      ? ok(body, response)
      : streamReply(response, { tool: 'read_file', input: { path: '/etc/passwd' } }),
  /** Says nothing at all. */
  silent: () => {},
  /** Sends headers, and then nothing. */
  'silent-stream': (_body, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  },
  stalls: (body, response) => streamReply(response, lastOnesFirst(body), { stopsAfter: 60 }),
  drip: (body, response) => streamReply(response, lastOnesFirst(body), { pauseMilliseconds: 15, size: 5 }),
  flood: (_body, response) =>
    streamReply(response, { text: `{"elements":[{"key":"${'a'.repeat(8_000_000)}` }),
  'hangs-up': (_body, response) => {
    response.destroy();
  },
  'cuts-off': async (body, response) => {
    await streamReply(response, lastOnesFirst(body), { stopsAfter: 60 });
    response.destroy();
  },
  'not-json': (_body, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the proxy</h1>');
  },
  redirects: (_body, response) => {
    response.writeHead(307, { location: 'http://127.0.0.1:9/v1/chat/completions' }).end();
  },
  unauthorised: refuses(401),
  forbidden: refuses(403),
  missing: refuses(404),
  malformed: refuses(400),
  limited: refuses(429, { 'retry-after': '120' }),
  broken: refuses(500),
} satisfies Record<string, Play>;

export type Script = keyof typeof scripts;

export const isScript = (name: string): name is Script => Object.hasOwn(scripts, name);
