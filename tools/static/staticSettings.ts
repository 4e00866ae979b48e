import type { StaticBuild } from '@marquee/contracts/staticBuild.ts';
import { z } from 'zod';

import { measurementId, providerList } from '#server/accounts/firebase/firebaseSettings.ts';
import { tmdbAddresses, tmdbShape } from '#server/titles/tmdb/tmdbSettings.ts';

const config = (field: string) =>
  `Firebase console, project settings, your web app: "${field}" of its configuration.`;

/** Where each setting of a build is found. */
const places = {
  VITE_TMDB_TOKEN:
    'themoviedb.org, account settings, API: the read access token, the long one with two dots.',
  VITE_TMDB_BASE_URL: 'Only for a mirror of TMDB.',
  VITE_TMDB_IMAGE_BASE_URL: "Only for a mirror of TMDB's pictures.",
  VITE_FIREBASE_API_KEY: config('apiKey'),
  VITE_FIREBASE_PROJECT_ID: config('projectId'),
  VITE_FIREBASE_AUTH_DOMAIN: config('authDomain'),
  VITE_FIREBASE_STORAGE_BUCKET: config('storageBucket'),
  VITE_FIREBASE_APP_ID: config('appId'),
  VITE_FIREBASE_MESSAGING_SENDER_ID: config('messagingSenderId'),
  VITE_FIREBASE_MEASUREMENT_ID: config('measurementId'),
  VITE_FIREBASE_PROVIDERS:
    'Those that are enabled in the Firebase console, authentication, sign-in method: google.com, github.com.',
  VITE_IDENTITY_BASE_URL: 'Only for tests: an identity service on this machine.',
  VITE_AI_BASE_URL: 'The address of your AI service, up to /v1.',
  VITE_AI_KEY: 'The key that your AI service gave you.',
  VITE_AI_MODEL: 'The name of a model that your AI service has.',
};

const isWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);

const aiMissing = 'is missing, and other VITE_AI_ settings are there. Set it, or unset them all.';

/** The settings of a build. Each message says what to write instead. */
const Settings = z.object({
  VITE_TMDB_TOKEN: tmdbShape.TMDB_TOKEN.unwrap(),
  VITE_TMDB_BASE_URL: tmdbShape.TMDB_BASE_URL,
  VITE_TMDB_IMAGE_BASE_URL: tmdbShape.TMDB_IMAGE_BASE_URL,
  VITE_FIREBASE_API_KEY: z
    .string()
    .refine((key) => !key.includes(':'), {
      error:
        'has a colon, which the identity library refuses. An API key has none: this may be the app id, which belongs in VITE_FIREBASE_APP_ID.',
    })
    .regex(/^\S{1,200}$/, { error: 'is not a web API key. Write it in one line, without spaces.' }),
  VITE_FIREBASE_PROJECT_ID: z.string().regex(/^[a-z][a-z\d-]{3,29}$/, {
    error: 'is not the id of a Firebase project. Write one such as films-example.',
  }),
  VITE_FIREBASE_AUTH_DOMAIN: z.string().regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/i, {
    error: 'is not a domain. Write one such as films-example.firebaseapp.com.',
  }),
  VITE_FIREBASE_STORAGE_BUCKET: z.string().regex(/^[a-z\d][a-z\d._-]{1,220}$/, {
    error: 'is not a storage bucket. Write one such as films-example.firebasestorage.app.',
  }),
  VITE_FIREBASE_APP_ID: z.string().regex(/^\d+:\d+:web:[\da-f]+$/, {
    error: 'is not the id of a web app. Write one such as 1:1234567890:web:321abc456def.',
  }),
  VITE_FIREBASE_MESSAGING_SENDER_ID: z
    .string()
    .regex(/^\d{1,20}$/, { error: 'is not a sender id. Write a number such as 1234567890.' }),
  VITE_FIREBASE_MEASUREMENT_ID: measurementId,
  VITE_FIREBASE_PROVIDERS: providerList,
  VITE_IDENTITY_BASE_URL: z
    .string()
    .refine((url) => isWeb(url) && loopback.has(new URL(url).hostname), {
      error: 'is not an address on this machine. Unset it: it is for tests and the emulator only.',
    })
    .transform((url) => new URL(url).origin)
    .optional(),
  VITE_AI_BASE_URL: z
    .string()
    .refine(isWeb, {
      error: 'is not the address of an OpenAI-compatible service. Write one such as https://ai.example/v1.',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  VITE_AI_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, { error: 'is not a key. Write it in one line, without spaces.' })
    .optional(),
  VITE_AI_MODEL: z
    .string()
    .regex(/^\S{1,200}$/, { error: 'is not the name of a model. Write one such as gpt-5-mini.' })
    .optional(),
});
type Settings = z.infer<typeof Settings>;
type StaticSettingName = keyof typeof Settings.shape;

const staticSettingNames = Object.keys(Settings.shape) as StaticSettingName[];

type StaticSettingsResult =
  | { ok: true; build: StaticBuild; notes: readonly string[] }
  | { ok: false; problems: readonly string[] };

function aiOf({
  VITE_AI_BASE_URL: base,
  VITE_AI_KEY: key,
  VITE_AI_MODEL: model,
}: Settings): StaticBuild['ai'] {
  return base === undefined || model === undefined ? null : { base, key: key ?? null, model };
}

function analyticsOf(settings: Settings): Pick<StaticBuild['site'], 'analytics'> {
  const measurementId = settings.VITE_FIREBASE_MEASUREMENT_ID;
  if (measurementId === undefined) return {};
  return {
    analytics: {
      apiKey: settings.VITE_FIREBASE_API_KEY,
      projectId: settings.VITE_FIREBASE_PROJECT_ID,
      appId: settings.VITE_FIREBASE_APP_ID,
      measurementId,
    },
  };
}

function buildOf(settings: Settings): StaticBuild {
  const origin = settings.VITE_IDENTITY_BASE_URL;
  const providers = settings.VITE_FIREBASE_PROVIDERS ?? [];
  return {
    site: {
      content: 'tmdb',
      pictures: `${settings.VITE_TMDB_IMAGE_BASE_URL ?? tmdbAddresses.images}/`,
      server: false,
      ...(providers.length > 0 && { providers }),
      ...analyticsOf(settings),
    },
    tmdb: { base: settings.VITE_TMDB_BASE_URL ?? tmdbAddresses.api, token: settings.VITE_TMDB_TOKEN },
    identity: {
      provider: 'firebase',
      apiKey: settings.VITE_FIREBASE_API_KEY,
      projectId: settings.VITE_FIREBASE_PROJECT_ID,
      authDomain: settings.VITE_FIREBASE_AUTH_DOMAIN,
      storageBucket: settings.VITE_FIREBASE_STORAGE_BUCKET,
      appId: settings.VITE_FIREBASE_APP_ID,
      messagingSenderId: settings.VITE_FIREBASE_MESSAGING_SENDER_ID,
      ...(origin !== undefined && { origin }),
    },
    ai: aiOf(settings),
  };
}

/** Notes for the builder that the app doesn't show. */
function notesOf({ ai, site }: StaticBuild): string[] {
  return [
    ...(ai === null || ai.key === null
      ? []
      : ['The AI service’s key is public, as all of these are: give it a limit.']),
    ...(site.analytics === undefined ? ['No measurement id: nobody is counted.'] : []),
  ];
}

/** Reads the settings of a build without a server; an empty value counts as none. All problems come at once. */
export function readStaticSettings(
  environment: Readonly<Record<string, string | undefined>>,
): StaticSettingsResult {
  const given = Object.fromEntries(
    staticSettingNames.flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const result = Settings.safeParse(given);
  const problems = (result.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]) as StaticSettingName;
    return given[name] === undefined ? `${name} is missing. ${places[name]}` : `${name} ${message}`;
  });
  const hasAi = staticSettingNames.some((name) => name.startsWith('VITE_AI_') && given[name] !== undefined);
  for (const name of hasAi ? (['VITE_AI_BASE_URL', 'VITE_AI_MODEL'] as const) : [])
    if (given[name] === undefined) problems.push(`${name} ${aiMissing}`);
  if (!result.success || problems.length > 0) return { ok: false, problems };
  const build = buildOf(result.data);
  return { ok: true, build, notes: notesOf(build) };
}
