import type { TitleFacts } from '#core/concierge/facts.ts';
import type { Logger } from '#server/log.ts';

import { type ConciergeParts, createConciergeRoutes } from './conciergeRoutes.ts';
import { openModel } from './model/askModel.ts';
import { type ModelEnvironment, modelSettingsOf } from './modelSettings.ts';

export type ConciergeOptions = Pick<ConciergeParts, 'openTitles' | 'ownItem' | 'numbers'> & {
  settings: ModelEnvironment;
  readTitles: () => readonly TitleFacts[];
  dataDirectory: string;
  now: () => Date;
  log: Logger;
};

/** Made when it is first asked for. */
function later<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The concierge over a catalogue, with a language model where one is set up. */
export function openConcierge({
  settings,
  readTitles,
  openTitles,
  ownItem,
  numbers,
  dataDirectory,
  now,
  log,
}: ConciergeOptions) {
  const titles = later(readTitles);
  const model = modelSettingsOf(settings);
  return createConciergeRoutes({
    titles,
    engine: later(async () => {
      // Its lexicon and grammar take room that a server without questions needn't give.
      const { createEngine } = await import('#core/concierge/createEngine.ts');
      return createEngine(titles());
    }),
    openTitles,
    ownItem,
    numbers,
    askModel: model && openModel(model, { dataDirectory, now, log }),
    now,
    onSurprise: (err) => log.error({ err }, 'the concierge failed'),
  });
}
