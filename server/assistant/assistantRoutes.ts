import type { EngineAnswer, AssistantCatalogue, AssistantEngine } from '@marquee/assistant';
import { embeddedEvents, pickEvent, type TitleFacts } from '@marquee/assistant/events';
import { AssistantAsked, type AssistantMode } from '@marquee/contracts/assistant/conversation.ts';
import type { AssistantEvent, SentenceKind } from '@marquee/contracts/assistant/events.ts';
import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { knownItem } from '@marquee/titles';
import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';

import { askedJson, problem } from '#server/http/askedJson.ts';
import type { OpenTitles } from '#server/http/openTitles.ts';
import { refusalMessage } from '#server/http/refusal.ts';

import type { QuestionAnswering } from './answering.ts';
import type { AskModel } from './model/askModel.ts';

const busyWaitSeconds = 2;

/** What a model may make more of. Nonsense may be another language. */
const modelKinds: ReadonlySet<SentenceKind> = new Set(['wish', 'title', 'nonsense']);

export type AssistantRoutesOptions = {
  answering: QuestionAnswering;
  /** For the language model. Loaded and made at the first question: it takes a moment. */
  engine: () => Promise<AssistantEngine>;
  /** All titles, for a browser that answers by itself. */
  titles: () => readonly TitleFacts[];
  /** Titles as they are shown now. */
  openTitles: OpenTitles;
  /** The catalogue's own item of a title. */
  ownItem: (title: TitleId) => KnownTitle | undefined;
  /** Null where no language model is set up. */
  askModel: AskModel | null;
  /** What breaks off an answer that has begun. */
  onSurprise: (error: unknown) => void;
};

type Asking = { asked: AssistantAsked; answer: EngineAnswer; address: string; signal: AbortSignal };

/** The assistant's answers, below `/api`. Nothing of a conversation is stored or logged. */
export function createAssistantRoutes({
  answering,
  engine,
  titles,
  openTitles,
  ownItem,
  askModel,
  onSurprise,
}: AssistantRoutesOptions) {
  async function* events({ asked, answer, address, signal }: Asking): AsyncGenerator<AssistantEvent> {
    const titleItem = knownItem(openTitles().titles);
    yield* embeddedEvents(titleItem, answer);
    if (!askModel || asked.here || !modelKinds.has(answer.query.kind)) {
      yield { event: 'done', engine: 'embedded' };
      return;
    }
    yield { event: 'asking' };
    for await (const step of askModel({ asked, engine: await engine(), embedded: answer, address, signal })) {
      switch (step.step) {
        case 'query':
          yield { event: 'query', engine: 'model', ...step.query };
          break;
        case 'pick':
          yield* await pickEvent(titleItem, step.chosen, {
            engine: 'model',
            rank: step.rank,
            reason: step.reason,
          });
          break;
        case 'done':
          yield { event: 'done', engine: 'model' };
          break;
        case 'fallback':
          yield { event: 'fallback', reason: step.reason };
          break;
      }
    }
  }

  const mode: AssistantMode = { mode: askModel ? 'assisted' : 'embedded' };

  return new Hono<{ Bindings: { id?: string; address?: string } }>()
    .get('/concierge', (context) => {
      // A visitor who gets this is about to ask: the engine is ready by then, but after their page is served.
      setTimeout(() => void answering.prepare().catch(onSurprise), 300).unref();
      return context.json(mode);
    })
    .get('/concierge/catalogue', (context) => {
      const catalogue: AssistantCatalogue = {
        titles: titles().flatMap((facts) => {
          const item = ownItem(facts);
          // The facts have the overview, too.
          return item ? [{ facts, item: { ...item, overview: '' } }] : [];
        }),
      };
      return context.json(catalogue);
    })
    .post('/concierge', async (context) => {
      const read = await askedJson(context, AssistantAsked);
      if (!read.ok) return read.refusal;
      const asked = read.body;
      const { id = '', address = '' } = context.env;
      const { signal } = context.req.raw;
      const answer = await answering.answer(asked, { id, address, signal });
      if (!answer) {
        context.header('retry-after', String(busyWaitSeconds));
        return problem(context, 'unavailable', refusalMessage(503, 'busy'));
      }
      // For pages that are printed on the server: the embedded answer, all at once.
      if (context.req.header('accept') === 'application/json') {
        const { titles, headers } = openTitles();
        const events: AssistantEvent[] = [];
        for await (const event of embeddedEvents(knownItem(titles), answer)) events.push(event);
        events.push({ event: 'done', engine: 'embedded' });
        return context.json({ events }, 200, { ...headers(), 'cache-control': 'no-store' });
      }
      context.header('x-accel-buffering', 'no');
      const answerBy = async (stream: SSEStreamingApi) => {
        const gone = new AbortController();
        stream.onAbort(() => gone.abort());
        const left = AbortSignal.any([signal, gone.signal]);
        for await (const event of events({ asked, answer, address, signal: left })) {
          if (left.aborted) break;
          await stream.writeSSE({ event: event.event, data: JSON.stringify(event) });
        }
      };
      return streamSSE(context, answerBy, async (error) => onSurprise(error));
    });
}
