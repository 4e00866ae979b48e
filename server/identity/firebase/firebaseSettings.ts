import { z } from 'zod';

import type { FirebaseSettings } from './firebaseIdentity.ts';

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);

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
  FIREBASE_JWKS_URL: z
    .string()
    .refine((url) => URL.canParse(url) && loopback.has(new URL(url).hostname), {
      error: 'is not an address on this machine. Unset it: it is for tests only.',
    })
    .optional(),
};

export type FirebaseEnvironment = { [Name in keyof typeof firebaseShape]?: string | undefined };

/** What is missing where Firebase is set up in part. */
export function missingOfFirebase(settings: FirebaseEnvironment): { name: string; message: string }[] {
  const isNone = Object.keys(firebaseShape).every(
    (name) => settings[name as keyof FirebaseEnvironment] === undefined,
  );
  if (isNone) return [];
  return (['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'] as const)
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
