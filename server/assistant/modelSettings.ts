import { z } from 'zod';

function isWeb(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/** Settings of a language model behind the assistant. Each message says what to write instead. */
export const modelShape = {
  AI_BASE_URL: z
    .string()
    .refine(isWeb, {
      error:
        'is not the address of an OpenAI-compatible service. Write one such as http://127.0.0.1:11434/v1.',
    })
    .optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, { error: 'is not a key. Write it in one line, without spaces.' })
    .optional(),
  AI_MODEL: z
    .string()
    .regex(/^[^\s]{1,200}$/, { error: 'is not the name of a model. Write one such as gpt-5-mini.' })
    .optional(),
  AI_DAILY_TOKENS: z
    .string()
    .refine((count) => /^\d{1,12}$/.test(count), {
      error: 'is not a number of tokens. Write a whole number, such as 1000000.',
    })
    .transform(Number)
    .optional(),
};

export type ModelEnvironment = {
  AI_BASE_URL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_MODEL?: string | undefined;
  AI_DAILY_TOKENS?: number | undefined;
};

export type ModelSettings = {
  baseUrl: string;
  /** Services on one's own machine often want none. */
  apiKey: string | null;
  model: string;
  /** All questions of a day together may take so many. */
  dailyTokens: number;
};

const defaultDailyTokens = 1_000_000;

/** What is missing where a model is set up in part. */
export function missingOfModel(
  given: Readonly<Record<string, string | undefined>>,
): { name: string; message: string }[] {
  const isNone = Object.keys(modelShape).every((name) => given[name] === undefined);
  if (isNone) return [];
  return (['AI_BASE_URL', 'AI_MODEL'] as const)
    .filter((name) => given[name] === undefined)
    .map((name) => ({
      name,
      message: 'is missing, and other AI_ settings are there. Set it, or unset them all.',
    }));
}

/** The language model, or null where the embedded engine answers alone. */
export function modelSettingsOf(settings: ModelEnvironment): ModelSettings | null {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model } = settings;
  if (baseUrl === undefined || model === undefined) return null;
  return {
    baseUrl,
    apiKey: settings.AI_API_KEY ?? null,
    model,
    dailyTokens: settings.AI_DAILY_TOKENS ?? defaultDailyTokens,
  };
}
