import type { ProviderId } from './identity/providers.ts';

/** What the app has to know about its server. Types only: the server prints it, the static build is built with it. */
export type Site = {
  /** Source of the protocol's answers: our own catalogue, or TMDB. */
  content: 'embedded' | 'tmdb';
  /** Base URL of pictures that aren't drawn by Marquee, with the slash at its end: `https://image.tmdb.org/t/p/`. */
  pictures: string;
  /** There is a Marquee server at this origin. Without one, some features are off, and the app says which. */
  server: boolean;
  /** URL of TMDB's own logo. Marquee may not draw it: the site's operator supplies it. */
  logo?: string;
  /** The external account service; absent where it is Marquee itself. */
  accounts?: 'firebase';
  /** Ways to sign in beside a password: known before the first paint, so that nothing moves when they load. */
  providers?: readonly ProviderId[];
  /** The analytics service, for visitors who consent. */
  analytics?: AnalyticsProject;
};

/** A web app of a Firebase project, in the form that Google Analytics expects. All of it is public. */
export type AnalyticsProject = { apiKey: string; projectId: string; appId: string; measurementId: string };

/** The default settings. */
export const embeddedSite: Site = { content: 'embedded', pictures: '/t/p/', server: true };
