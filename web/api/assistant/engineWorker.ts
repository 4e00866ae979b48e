import { type AssistantCatalogue, createEngine } from '@marquee/assistant';
import { embeddedEvents, titleKey } from '@marquee/assistant/events';
import type { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';
import type { AssistantEvent } from '@marquee/contracts/assistant/events.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

/** The engine in a thread of its own: reading the catalogue takes longer than a frame. */

type EngineQuestion = { id: number; asked: AssistantAsked; year: number; day: number };
/** A question, or a request to preload what answers need. */
export type EngineOrder = EngineQuestion | { prepare: true };
export type EngineReply = { id: number; events: readonly AssistantEvent[] } | { id: number; failed: true };

const mostPicks = 8;

const address = '/api/concierge/catalogue';

async function readCatalogue(): Promise<AssistantCatalogue> {
  // An old one will do, too: it is all there is when the server can't be reached.
  const answer = await fetch(address, { cache: 'force-cache' });
  if (!answer.ok) throw new Error(`The catalogue's answer was ${answer.status}.`);
  return answer.json();
}

async function open() {
  const { titles } = await readCatalogue();
  const engine = createEngine(titles.map(({ facts }) => facts));
  const items = new Map<string, TypedMovie | TypedTv>(
    titles.map(({ facts, item }) => [titleKey(facts), { ...item, overview: facts.overview }]),
  );
  // The person's seen titles arrive under the numbers that are shown.
  const factsKeys = new Map(
    titles.map(({ facts, item }) => [`${item.media_type}/${item.id}`, titleKey(facts)]),
  );
  const factsIds = new Map(
    titles.map(({ facts, item }) => [`${item.media_type}/${item.id}`, { media: facts.media, id: facts.id }]),
  );
  return async ({ asked, year, day }: EngineQuestion): Promise<AssistantEvent[]> => {
    const seen = asked.seen.flatMap((key) => factsKeys.get(key) ?? []);
    const liked = (asked.liked ?? []).flatMap(({ media, id }) => factsIds.get(`${media}/${id}`) ?? []);
    const answer = engine.answer({ ...asked, seen }, { count: mostPicks, year, day, liked });
    const events: AssistantEvent[] = [];
    for await (const event of embeddedEvents(async (title) => items.get(titleKey(title)), answer))
      events.push(event);
    return [...events, { event: 'done', engine: 'embedded' }];
  };
}

let opened: ReturnType<typeof open> | undefined;

/** Only into the browser's cache: the engine itself is created when it is needed. */
async function prepare(): Promise<void> {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
  } catch {
    // The next call tries again.
  }
}

addEventListener('message', ({ data }: MessageEvent<EngineOrder>) => {
  void (async () => {
    if ('prepare' in data) {
      await prepare();
      return;
    }
    try {
      opened ??= open();
      const events = await (await opened)(data);
      postMessage({ id: data.id, events } satisfies EngineReply);
    } catch {
      // The next question may load the catalogue again.
      opened = undefined;
      postMessage({ id: data.id, failed: true } satisfies EngineReply);
    }
  })();
});
