import { type ProviderId, providerIds } from '@marquee/contracts/identity/providers.ts';
import type { AnalyticsProject, Site } from '@marquee/contracts/site.ts';
import { z } from 'zod';

import type { FirebaseSettings } from './firebaseIdentity.ts';

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** A list such as `google.com, github.com`, in the order in which people are offered them. */
export const providerList = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .pipe(
    z.array(
      z.enum(providerIds, {
        error: `is not a list of sign-in providers. Write some of ${providerIds.join(', ')}.`,
      }),
    ),
  )
  .transform((named) => providerIds.filter((id) => named.includes(id)))
  .optional();

/** Names the place at Google Analytics where visits are counted. */
export const measurementId = z
  .string()
  .regex(/^G-[A-Z\d]{4,20}$/, { error: 'is not a measurement id. Write one such as G-ABC123DEF4.' })
  .optional();

/** Settings of a Firebase project. Each message says what to write instead. */
export const firebaseShape = {
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z\d-]{3,29}$/, {
      error: 'is not the id of a Firebase project. Write one such as films-example.',
    })
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[^\s:]{1,200}$/, {
      error: 'is not a web API key. Write the one of the Firebase project, which has no colon.',
    })
    .optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/i, {
      error: 'is not a domain. Write one such as films-example.firebaseapp.com.',
    })
    .optional(),
  FIREBASE_APP_ID: z
    .string()
    .regex(/^[\w:.-]{1,200}$/, {
      error: 'is not the id of a Firebase app. Write one such as 1:1234567890:web:321abc456def.',
    })
    .optional(),
  FIREBASE_MEASUREMENT_ID: measurementId,
  FIREBASE_PROVIDERS: providerList,
  FIREBASE_JWKS_URL: z
    .string()
    .refine((url) => URL.canParse(url) && loopback.has(new URL(url).hostname), {
      error: 'is not an address on this machine. Unset it: it is for tests only.',
    })
    .optional(),
};

type Name = keyof typeof firebaseShape;
export type FirebaseEnvironment = {
  [Key in Name]?: (Key extends 'FIREBASE_PROVIDERS' ? readonly ProviderId[] : string) | undefined;
};

/** What is missing where Firebase is set up in part. */
export function missingOfFirebase(settings: FirebaseEnvironment): { name: string; message: string }[] {
  const isNone = Object.keys(firebaseShape).every((name) => settings[name as Name] === undefined);
  if (isNone) return [];
  const needed: Name[] = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'];
  if (settings.FIREBASE_PROVIDERS !== undefined) needed.push('FIREBASE_AUTH_DOMAIN');
  if (settings.FIREBASE_MEASUREMENT_ID !== undefined) needed.push('FIREBASE_APP_ID');
  return needed
    .filter((name) => settings[name] === undefined)
    .map((name) => ({
      name,
      message: 'is missing, and other FIREBASE_ settings are there. Set it, or unset them all.',
    }));
}

/** The Firebase project, or null where we keep the accounts ourselves. */
export function firebaseSettingsOf(settings: FirebaseEnvironment): FirebaseSettings | null {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = settings;
  if (projectId === undefined || apiKey === undefined) return null;
  return {
    projectId,
    apiKey,
    authDomain: settings.FIREBASE_AUTH_DOMAIN,
    appId: settings.FIREBASE_APP_ID,
    keysUrl: settings.FIREBASE_JWKS_URL,
  };
}

/** Which service has the accounts. */
export const accountsOf = (settings: FirebaseEnvironment): Pick<Site, 'accounts'> =>
  firebaseSettingsOf(settings) === null ? {} : { accounts: 'firebase' };

/** The site's settings for sign-in by a provider; the embedded accounts have none. */
export function providersOf(settings: FirebaseEnvironment): { providers?: readonly ProviderId[] } {
  const { FIREBASE_PROVIDERS: providers = [] } = settings;
  return firebaseSettingsOf(settings) === null || providers.length === 0 ? {} : { providers };
}

/** The site's settings for counting visits with consent. */
export function analyticsOf(settings: FirebaseEnvironment): { analytics?: AnalyticsProject } {
  const { projectId, apiKey, appId } = firebaseSettingsOf(settings) ?? {};
  const { FIREBASE_MEASUREMENT_ID: measurementId } = settings;
  return projectId && apiKey && appId && measurementId
    ? { analytics: { apiKey, projectId, appId, measurementId } }
    : {};
}

const googleTagManager = 'https://www.googletagmanager.com';
const analyticsOrigins = [
  'https://www.google-analytics.com',
  'https://region1.google-analytics.com',
  'https://firebase.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
];

/**
 * What pages run, frame and ask of others: so that people can sign in by them, and so that the visits are counted of
 * who agrees to it. The app does neither before the person agrees.
 */
export function originsOfSite(
  { providers, analytics }: Pick<Site, 'providers' | 'analytics'>,
  authDomain: string | undefined,
): { scripts: string[]; frames: string[]; connect: string[] } {
  return {
    scripts: [...(providers ? ['https://apis.google.com'] : []), ...(analytics ? [googleTagManager] : [])],
    frames: providers ? [`https://${authDomain}`] : [],
    connect: analytics ? analyticsOrigins : [],
  };
}
