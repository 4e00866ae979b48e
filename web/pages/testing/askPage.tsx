import type {
  Chip,
  AssistantEvent,
  Note,
  PickEvent,
  QueryEvent,
} from '@marquee/contracts/assistant/events.ts';
import type { LedgerLine } from '@marquee/contracts/assistant/fact.ts';
import type { Part } from '@marquee/contracts/assistant/part.ts';
import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { client } from '#web/api/client.ts';

import { load, Page } from '../AskPage.tsx';

export const pick = (rank: number, name: string, more: Partial<PickEvent> = {}): PickEvent => ({
  event: 'pick',
  engine: 'embedded',
  rank,
  title: {
    media_type: 'movie',
    adult: false,
    backdrop_path: null,
    genre_ids: [80],
    id: Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7),
    original_language: 'en',
    overview: `What happens in ${name}.`,
    popularity: 1,
    poster_path: null,
    vote_average: 7,
    vote_count: 1,
    original_title: name,
    release_date: '1998-12-11',
    title: name,
    video: false,
  },
  runtime: 121,
  seasons: null,
  certification: 'R',
  makers: [{ id: 7623, name: 'Sam Raimi' }],
  ledger: [],
  reason: null,
  ...more,
});

export const query = (more: Partial<QueryEvent> = {}): QueryEvent => ({
  event: 'query',
  engine: 'embedded',
  kind: 'wish',
  follows: false,
  parts: [],
  added: [],
  removed: [],
  unknown: [],
  corrected: [],
  ...more,
});

export const fargo: Part = {
  key: 'like/movie/275',
  wish: { slot: 'like', media: 'movie', id: 275, name: 'Fargo', year: 1996, aspect: null, not: false },
  span: { start: 0, end: 10 },
  turn: 0,
};

export const underTwoHours: Part = {
  key: 'runtime//119',
  wish: { slot: 'runtime', min: null, max: 119, strict: true },
  span: { start: 12, end: 27 },
  turn: 0,
};

export const sharesSnow: LedgerLine = {
  part: fargo.key,
  fit: 'fits',
  fact: { is: 'shared', tags: ['snow', 'small town'], genres: [], people: [], collection: false },
};

export const aMinuteOver: LedgerLine = {
  part: underTwoHours.key,
  fit: 'near',
  fact: { is: 'runtime', minutes: 120 },
};

export const done: AssistantEvent = { event: 'done', engine: 'embedded' };
export const note = (one: Note): AssistantEvent => ({ event: 'note', note: one });
export const chips = (...some: Chip[]): AssistantEvent => ({ event: 'chips', chips: some });

/** The question, and how it is answered: events one by one, or an end of any kind. */
export type Asking = {
  turns: { say: string; without: string[] }[];
  here: boolean;
  isGone: () => boolean;
  say: (...events: AssistantEvent[]) => void;
  end: () => void;
  refuse: (status: number) => void;
};

/** Live questions, each answered when the test lets it. */
function fakeAssistant(): { asked: Asking[]; fetch: typeof fetch } {
  const asked: Asking[] = [];
  const real = globalThis.fetch;
  const fake: typeof fetch = (input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    if (path !== '/api/concierge') return real(input, init);
    return new Promise((resolve, reject) => {
      const body = bodyOf();
      let isStarted = false;
      const start = () => {
        if (isStarted) return;
        isStarted = true;
        resolve(new Response(body.stream, { headers: { 'content-type': 'text/event-stream' } }));
      };
      const signal = init?.signal;
      signal?.addEventListener('abort', () => reject(signal.reason));
      asked.push({
        ...JSON.parse(typeof init?.body === 'string' ? init.body : '{}'),
        isGone: () => signal?.aborted ?? false,
        say: (...events) => {
          start();
          for (const event of events) body.write(event);
        },
        end: body.end,
        refuse: (status) => resolve(new Response('{}', { status })),
      });
    });
  };
  return { asked, fetch: fake };
}

function bodyOf() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const quietly = (written: Promise<void>) => void written.catch(() => {});
  return {
    stream: readable,
    write: (event: AssistantEvent) =>
      quietly(writer.write(encoder.encode(`event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`))),
    end: () => quietly(writer.close()),
  };
}

type Options = {
  mode?: 'embedded' | 'assisted';
  /** The data of a printed page. */
  printed?: readonly AssistantEvent[];
};

export const createAskStore = ({ mode = 'embedded', printed }: Options) =>
  configureStore({
    reducer: { [client.reducerPath]: client.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: {
          extraArgument: {
            origin: 'http://app.test',
            fetch: async (request: Request) =>
              request.method === 'GET'
                ? Response.json({ mode })
                : printed
                  ? Response.json({ events: printed })
                  : new Response('{}', { status: 404 }),
            sleep: async () => {},
            random: () => 0.5,
          },
        },
      }).concat(client.middleware),
  });

export async function showAskPage(path: string, options: Options = {}) {
  const { asked, fetch } = fakeAssistant();
  const real = globalThis.fetch;
  globalThis.fetch = fetch;
  onTestFinished(() => {
    globalThis.fetch = real;
  });
  const store = createAskStore(options);
  const { searchParams } = new URL(path, 'http://app.test');
  if (options.printed)
    await load({ dispatch: store.dispatch, pathname: '/ai', params: {}, search: searchParams });
  const location = memoryLocation({ path, record: true });
  await render(
    <Provider store={store}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <Page />
      </Router>
    </Provider>,
  );
  return { asked, history: location.history, navigate: location.navigate };
}

export const field = () => page.getByRole('textbox');

export const pickNames = () =>
  page
    .getByRole('list', { name: 'Picks' })
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent);
