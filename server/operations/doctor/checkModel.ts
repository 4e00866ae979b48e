import { modelSettingsOf } from '#server/assistant/modelSettings.ts';

import { askOnce, type HttpReply, jsonOf, tooSlow } from './askOnce.ts';
import type { DoctorOptions } from './doctorOptions.ts';
import { type CheckResult, openNotebook } from './finding.ts';
import { reach } from './reach.ts';

/** The names of the models that a service lists; null where it lists none. */
function modelsIn(body: string): string[] | null {
  const json = jsonOf(body);
  if (typeof json !== 'object' || json === null || !('data' in json) || !Array.isArray(json.data))
    return null;
  return json.data.flatMap((model: unknown) =>
    typeof model === 'object' && model !== null && 'id' in model ? [String(model.id)] : [],
  );
}

function seeModels(answer: HttpReply, model: string): CheckResult {
  const advice = 'The embedded engine answers in the meantime.';
  if (!answer.ok) return { outcome: 'broken', says: tooSlow(answer.failure), advice };
  const { status, body } = answer;
  if (status === 401 || status === 403)
    return { outcome: 'broken', says: `the key is refused (${status})`, advice: 'Check AI_API_KEY.' };
  if (status === 429) return { outcome: 'note', says: 'too many requests, or no budget left (429)', advice };
  if (status >= 500) return { outcome: 'broken', says: `it answers with an error (${status})`, advice };
  const models = status === 200 ? modelsIn(body) : null;
  if (!models) return { outcome: 'note', says: `it doesn’t list its models (${status})` };
  return models.includes(model)
    ? { outcome: 'ok', says: `${model} is available` }
    : {
        outcome: 'note',
        says: `${model} isn’t among its ${models.length} models`,
        advice: 'Check AI_MODEL.',
      };
}

/** The language model behind the assistant, where one is set up. */
export async function checkModel({ settings, network, now, findings }: DoctorOptions): Promise<void> {
  const model = modelSettingsOf(settings);
  if (!model) return;
  const notebook = openNotebook('Language model', findings);
  if (!(await reach(notebook, model.baseUrl, { network, now }))) return;
  await notebook.look('models', async () => {
    const url = new URL(model.baseUrl);
    url.pathname = `${url.pathname.replace(/\/+$/, '')}/models`;
    const headers = model.apiKey === null ? {} : { authorization: `Bearer ${model.apiKey}` };
    return seeModels(await askOnce(url.href, headers, network), model.model);
  });
}
