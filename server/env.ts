import { isIP } from 'node:net';

import { z } from 'zod';

import { firebaseShape, missingOfFirebase } from './accounts/firebase/firebaseSettings.ts';
import { passwordClasses } from './accounts/password/policy.ts';
import { reachOfTests } from './accounts/reachOfTests.ts';
import { missingOfModel, modelShape } from './assistant/modelSettings.ts';
import { readProxies } from './http/senderAddress.ts';
import { missingOfStore, storeShape } from './sharedStore/storeSettings.ts';
import { tmdbShape } from './titles/tmdb/tmdbSettings.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const modes = ['production', 'development', 'test'] as const;

const hostName = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;

/** `https://films.example`: scheme, host and port, with nothing behind them. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, origin } = new URL(value);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && value.replace(/\/$/, '').toLowerCase() === origin;
}

/** The settings. Each message says what to write instead. */
const Settings = z.object({
  PORT: z
    .string()
    .refine((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, {
      error: 'is not a port. Write a whole number from 0 to 65535, such as 3000.',
    })
    .transform(Number)
    .default(3000),
  HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || hostName.test(host), {
      error: 'is not an address to listen on. Write 127.0.0.1 for this machine only, or 0.0.0.0 for all.',
    })
    .default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .refine((path) => !path.includes('\0'), { error: 'is not a path. Write a folder, such as ./data.' })
    .default('./data'),
  WORKERS: z
    .string()
    .refine((count) => /^\d{1,2}$/.test(count), {
      error: 'is not a number of processes. Write a whole number from 0 to 99, such as 2.',
    })
    .transform(Number)
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, {
      error: 'is not a public address. Write scheme and host only, such as https://films.example.',
    })
    .transform((url) => new URL(url).origin)
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .refine(
      (contact) => /^(?:mailto:[\x21-\x7E]+@[\x21-\x7E]+|https:\/\/[\x21-\x7E]+|tel:\+[\d-]+)$/.test(contact),
      {
        error:
          'is not a contact for vulnerability reports. Write mailto: and an address, such as mailto:security@films.example, or the https address of a page.',
      },
    )
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text, context) => {
      const proxies = readProxies(text);
      if (proxies) return proxies;
      context.addIssue({
        code: 'custom',
        message:
          'is not a list of proxies. Write their addresses or networks, such as 10.0.0.2, 172.18.0.0/16.',
      });
      return z.NEVER;
    })
    .optional(),
  DATABASE_URL: z
    .string()
    .refine((url) => /^postgres(?:ql)?:\/\/[^\s]+$/.test(url), {
      error:
        'is not the address of a PostgreSQL database. Write one such as postgres://user:password@host:5432/marquee.',
    })
    .optional(),
  DATABASE_POOL: z
    .string()
    .refine((count) => /^\d{1,4}$/.test(count) && Number(count) >= 1, {
      error: 'is not a number of connections. Write a whole number, such as 5.',
    })
    .transform(Number)
    .optional(),
  AUTH_MIN_PASSWORD: z
    .string()
    .refine((length) => /^\d{1,3}$/.test(length) && Number(length) >= 6 && Number(length) <= 128, {
      error: 'is not a password length. Write a whole number from 6 to 128, such as 15.',
    })
    .transform(Number)
    .optional(),
  AUTH_PASSWORD_NEEDS: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(
      z.array(
        z.enum(passwordClasses, {
          error: `is not a list of password requirements. Write some of ${passwordClasses.join(', ')}.`,
        }),
      ),
    )
    .optional(),
  AUTH_TEST_API: z
    .enum(['0', '1'], { error: 'is neither 1 nor 0. Unset it: it is for tests only.' })
    .optional(),
  SMTP_URL: z
    .string()
    .refine((url) => /^smtps?:\/\/[^\s]+$/.test(url) && URL.canParse(url), {
      error: 'is not the address of a mail server. Write one such as smtps://user:password@mail.example:465.',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((from) => /^(?:[^<>"\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from), {
      error: 'is not an e-mail sender. Write an address, such as Marquee <marquee@films.example>.',
    })
    .optional(),
  ...firebaseShape,
  ...modelShape,
  ...tmdbShape,
  ...storeShape,
  METRICS_PORT: z
    .string()
    .refine((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, {
      error: 'is not a port. Write a whole number from 0 to 65535, such as 9464.',
    })
    .transform(Number)
    .optional(),
  METRICS_HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || hostName.test(host), {
      error: 'is not an address to listen on. Write 127.0.0.1 for this machine only, or 0.0.0.0 for all.',
    })
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine((url) => /^https?:\/\/\S+$/.test(url) && URL.canParse(url), {
      error: 'is not the address of an OpenTelemetry collector. Write one such as http://127.0.0.1:4318.',
    })
    .optional(),
  LOG_LEVEL: z
    .enum(logLevels, { error: `is not a log level. Write one of ${logLevels.join(', ')}.` })
    .default('info'),
  NODE_ENV: z
    .enum(modes, { error: `is not a mode. Write one of ${modes.join(', ')}.` })
    .default('production'),
});

export const settingNames: readonly string[] = Object.keys(Settings.shape);

export type Settings = z.infer<typeof Settings>;

export type SettingsResult = { ok: true; settings: Settings } | { ok: false; problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** What no message repeats. */
const secrets = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'AI_API_KEY',
  'AI_BASE_URL',
  'TMDB_TOKEN',
  'AWS_ENDPOINT_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'HTTPS_PROXY',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
]);

/** Printable and short, so that a stray file or line break can't spoil the terminal. */
function quoted(value: string): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

/**
 * Reads the settings from the environment; an empty value counts as none.
 * Each may come from a file instead: `PUBLIC_URL_FILE=/run/secrets/url` keeps a secret out of process lists.
 */
export function readSettings(environment: Environment, readFile: (path: string) => string): SettingsResult {
  const problems: string[] = [];
  const given: Record<string, string> = {};
  for (const name of settingNames) {
    const value = environment[name];
    const path = environment[`${name}_FILE`];
    if (value && path) {
      problems.push(`${name} and ${name}_FILE are both set. Unset one of them.`);
    } else if (value) {
      given[name] = value;
    } else if (path) {
      try {
        given[name] = readFile(path).trim();
      } catch {
        problems.push(`${name}_FILE=${quoted(path)} can't be read. Write the path of a readable file.`);
      }
    }
  }
  const result = Settings.safeParse(given);
  const missing = [...missingOfFirebase(given), ...missingOfModel(given), ...missingOfStore(given)];
  for (const { name, message } of missing) problems.push(`${name}="" ${message}`);
  problems.push(
    ...reachOfTests(given).map(
      (name) => `AUTH_TEST_API="1" is for this machine alone. Unset it, or ${name}.`,
    ),
  );
  if (result.success && problems.length === 0) return { ok: true, settings: result.data };
  for (const { path, message } of result.error?.issues ?? []) {
    const name = String(path[0]);
    problems.push(`${secrets.has(name) ? name : `${name}=${quoted(given[name] ?? '')}`} ${message}`);
  }
  return { ok: false, problems };
}
