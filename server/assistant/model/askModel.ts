import type { EngineAnswer, AssistantEngine } from '@marquee/assistant';
import {
  areClaimsTrue,
  checkReason,
  createPicks,
  enoughPicks,
  type KnownNames,
  knownNames,
  type ModelStep,
  promptOf,
} from '@marquee/assistant/model';
import type { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';
import type { FallbackReason } from '@marquee/contracts/assistant/events.ts';

import { fetchElsewhere } from '#server/http/fetchElsewhere.ts';
import { createAddressLimits } from '#server/limits/addressLimits.ts';
import type { Admitted } from '#server/limits/circuitBreaker.ts';
import type { Logger } from '#server/log.ts';
import { type BeginSpan, noSpans } from '#server/spans.ts';

import type { ModelSettings } from '../modelSettings.ts';
import { createAnswerMemory } from './answerMemory.ts';
import { createModelBreaker } from './breaker.ts';
import type { ServiceTimes } from './chat.ts';
import { createLookUps } from './lookUps.ts';
import { openService } from './service.ts';
import { type Meter, tokensSpent } from './serviceFetch.ts';
import { ServiceTrouble } from './serviceTrouble.ts';
import { createSharedLimits, type SharedLimitsOptions } from './sharedLimits.ts';
import { createTokenBudget } from './tokenBudget.ts';

/** Has a language model choose again among what the catalogue has. It ends early where the signal does. */
export type AskModel = (input: {
  asked: AssistantAsked;
  engine: AssistantEngine;
  /** What the embedded engine answered: its conditions apply to the model as well. */
  embedded: EngineAnswer;
  /** The caller, for limits. */
  address: string;
  signal: AbortSignal;
}) => AsyncIterable<ModelStep>;

export type Model = {
  ask: AskModel;
  figures: {
    /** Whether the service is left alone now. */
    isOpen: () => boolean;
    tokensLeft: () => Promise<number>;
  };
};

type ModelParts = {
  now: () => Date;
  log: Logger;
  dataDirectory: string;
  /** Where replicas count together. */
  shared?: SharedLimitsOptions | undefined;
  fetch?: typeof fetch;
  times?: ServiceTimes;
  begin?: BeginSpan;
};

const usualTimes: ServiceTimes = {
  firstChunkMilliseconds: 6_000,
  chunkMilliseconds: 5_000,
  totalMilliseconds: 20_000,
};

const minute = 60_000;
/** Ten questions a minute, a hundred a day and two at once: each costs the operator. */
const limitsOfAddress = {
  buckets: [
    { size: 10, milliseconds: minute },
    { size: 100, milliseconds: 24 * 60 * minute },
  ],
  atOnce: 2,
};

/** The language model that the settings name, bound by the embedded engine's conditions and by limits of its own. */
export function openModel(settings: ModelSettings, parts: ModelParts): Model {
  const {
    now,
    log,
    dataDirectory,
    times = usualTimes,
    fetch: send = fetchElsewhere,
    begin = noSpans,
  } = parts;
  const limits = createAddressLimits({ ...limitsOfAddress, now });
  const breaker = createModelBreaker({ now });
  const { dailyTokens } = settings;
  const shared = parts.shared && createSharedLimits({ ...parts.shared, dailyTokens, now, log });
  const budget = shared?.budget ?? createTokenBudget({ directory: dataDirectory, dailyTokens, now, log });
  const memory = createAnswerMemory();
  const service = openService({ ...settings, times, fetch: send, begin });
  const names = new WeakMap<AssistantEngine, KnownNames>();

  const namesOf = (engine: AssistantEngine): KnownNames => {
    const known = names.get(engine) ?? knownNames(engine.titles.values());
    names.set(engine, known);
    return known;
  };

  let failuresOfAll = 0;

  /** Null while the service is left alone, here or by all replicas. */
  const admit = async (): Promise<Admitted | null> => {
    if (!shared || breaker.isResting()) return breaker.admit();
    const told = await shared.breaker.admit();
    if ('refused' in told) {
      breaker.leaveAlone(told.until);
      return null;
    }
    failuresOfAll = told.failures;
    return told.isProbe ? { isProbe: true } : breaker.admit();
  };
  const noteFailure = async (call: Admitted, restMilliseconds?: number) => {
    failuresOfAll = (await shared?.breaker.failed('failing')) ?? 0;
    breaker.failed(call, restMilliseconds, failuresOfAll);
    const until = breaker.restsUntil();
    if (until !== null) await shared?.breaker.leaveAlone(until);
  };
  const noteSuccess = async (call: Admitted) => {
    breaker.succeeded(call);
    if (failuresOfAll > 0) await shared?.breaker.succeeded();
    failuresOfAll = 0;
  };

  /** Reports to the log, without what was sent and answered, and to the breaker. */
  const noteTrouble = async (error: unknown, call: Admitted): Promise<FallbackReason> => {
    if (!(error instanceof ServiceTrouble)) {
      const name = error instanceof Error ? error.name : typeof error;
      log.error({ name }, 'asking the language model failed');
      await noteFailure(call);
      return 'unreadable';
    }
    const { reason, status, restMilliseconds } = error.trouble;
    if (error.isKeyRefused) {
      breaker.stop();
      log.error({ status }, 'the language model rejects the key: it is not called again before a restart');
    } else {
      await noteFailure(call, restMilliseconds);
      log.warn({ reason, ...(status !== undefined && { status }) }, 'the language model gave no answer');
    }
    return reason;
  };

  async function* answer(
    input: Parameters<AskModel>[0],
    call: Admitted,
    meter: Meter,
  ): AsyncGenerator<ModelStep> {
    const { asked, engine, embedded, signal } = input;
    const year = now().getFullYear();
    const lookUps = createLookUps({ asked, engine, embedded, year });
    const names = namesOf(engine);
    const picks = createPicks({
      asked,
      embedded,
      lookUps,
      checked: (reason, title) =>
        areClaimsTrue(reason, title, { engine, year }) ? checkReason(reason, title, names) : null,
    });
    const told = promptOf(asked, { embedded, rows: lookUps.begin(), year });
    try {
      for await (const element of service.choose({ told, lookUp: lookUps.lookUp, meter, signal })) {
        yield* picks.take(element);
        if (picks.isFull()) break;
      }
      await noteSuccess(call);
    } catch (error) {
      if (signal.aborted) return;
      const reason = await noteTrouble(error, call);
      if (picks.chosen().length < enoughPicks) {
        yield { step: 'fallback', reason };
        return;
      }
    }
    if (picks.chosen().length === 0) {
      yield { step: 'fallback', reason: 'ungrounded' };
      return;
    }
    if (picks.chosen().length >= enoughPicks) {
      memory.keep({ asked, engine, year }, { query: picks.query(), chosen: picks.chosen() });
    }
    yield* picks.topUp();
    yield { step: 'done' };
  }

  const ask: AskModel = async function* ask(input) {
    const { asked, engine, embedded, address } = input;
    const remembered = memory.find({ asked, engine, year: now().getFullYear() });
    if (remembered) {
      const picks = createPicks({
        asked,
        embedded,
        lookUps: { query: () => remembered.query, find: () => undefined },
        checked: () => null,
      });
      for (const pick of remembered.chosen) yield* picks.show(pick);
      if (picks.chosen().length > 0) {
        yield* picks.topUp();
        yield { step: 'done' };
        return;
      }
    }
    const call = await admit();
    if (!call) {
      yield { step: 'fallback', reason: 'resting' };
      return;
    }
    const begun = limits.begin(address);
    if (!begun.ok) {
      yield { step: 'fallback', reason: 'limited' };
      return;
    }
    try {
      if (shared && !(await shared.mayAsk(address))) {
        yield { step: 'fallback', reason: 'limited' };
        return;
      }
      const reservation = await budget.reserve();
      if (!reservation) {
        yield { step: 'fallback', reason: 'budget' };
        return;
      }
      const meter: Meter = { sentBytes: 0, receivedBytes: 0, toldTokens: 0 };
      try {
        yield* answer(input, call, meter);
      } finally {
        await reservation.settle(tokensSpent(meter));
      }
    } finally {
      begun.end();
    }
  };
  return { ask, figures: { isOpen: breaker.isOpen, tokensLeft: budget.left } };
}
