import { firebaseOrigins } from './accounts/firebase/firebaseIdentity.ts';
import {
  analyticsOf,
  firebaseSettingsOf,
  originsOfSite,
  providersOf,
} from './accounts/firebase/firebaseSettings.ts';
import type { Settings } from './env.ts';
import type { SecurityHeaderOptions } from './http/securityHeaders.ts';
import { pictureOriginsOf } from './titles/tmdb/siteOf.ts';

/** What the settings say of other origins: no other pictures, scripts and frames are allowed. */
export function securityOptionsOf(settings: Settings): SecurityHeaderOptions {
  const { connect, ...origins } = originsOfSite(
    { ...providersOf(settings), ...analyticsOf(settings) },
    settings.FIREBASE_AUTH_DOMAIN,
  );
  return {
    secure: settings.PUBLIC_URL?.startsWith('https:') ?? false,
    connect: [...(firebaseSettingsOf(settings) ? firebaseOrigins : []), ...connect],
    pictures: pictureOriginsOf(settings),
    ...origins,
  };
}
