import type { FindByDescription, TitleFacts } from '@marquee/assistant/events';

import type { Logger } from '#server/log.ts';
import { type BeginSpan, noSpans } from '#server/spans.ts';

import { type QuestionAnswering, answerHere } from './answering.ts';
import { type AssistantRoutesOptions, createAssistantRoutes } from './assistantRoutes.ts';
import type { Model } from './model/askModel.ts';
import type { SharedLimitsOptions } from './model/sharedLimits.ts';
import { type ModelEnvironment, modelSettingsOf } from './modelSettings.ts';

export type AssistantOptions = Pick<AssistantRoutesOptions, 'openTitles' | 'ownItem'> & {
  settings: ModelEnvironment;
  readTitles: () => readonly TitleFacts[];
  findByDescription: FindByDescription;
  dataDirectory: string;
  /** Where questions are answered, if not in this process. */
  answering?: QuestionAnswering | undefined;
  /** Where replicas count together what a language model costs. */
  shared?: SharedLimitsOptions | undefined;
  now: () => Date;
  log: Logger;
  begin?: BeginSpan;
};

/** Made when it is first asked for. */
function later<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

type ModelParts = Pick<AssistantOptions, 'settings' | 'dataDirectory' | 'shared' | 'now' | 'log' | 'begin'>;

/** Loaded only where a model is set up: it includes the lexicon. */
async function openModelOf({ settings, ...parts }: ModelParts): Promise<Model | null> {
  const model = modelSettingsOf(settings);
  if (!model) return null;
  const { openModel } = await import('./model/askModel.ts');
  return openModel(model, parts);
}

/** The assistant over a catalogue, with a language model where one is set up. */
export async function openAssistant({
  settings,
  readTitles,
  findByDescription,
  openTitles,
  ownItem,
  dataDirectory,
  answering: elsewhere,
  shared,
  now,
  log,
  begin = noSpans,
}: AssistantOptions) {
  const model = await openModelOf({ settings, dataDirectory, shared, now, log, begin });
  const titles = later(readTitles);
  const engine = later(async () => {
    // Its lexicon and grammar take room that a server without questions needn't give.
    const { createEngine } = await import('@marquee/assistant');
    return createEngine(titles(), findByDescription);
  });
  const answering = elsewhere ?? answerHere(engine, now);
  const routes = createAssistantRoutes({
    answering,
    titles,
    engine,
    openTitles,
    ownItem,
    askModel: model?.ask ?? null,
    onSurprise: (err) => log.error({ err }, 'the assistant failed'),
  });
  return { routes, answering, modelFigures: model?.figures ?? null };
}
