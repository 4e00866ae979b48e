import type { ProviderId } from './identity/providers.ts';

/** What the app has to know about its server. Types only: the server prints it, the static build is built with it. */
export type Site = {
  /** Who answers the protocol: our own catalogue, or TMDB behind it. */
  content: 'embedded' | 'tmdb';
  /** Where pictures lie that aren't drawn here, with the slash at its end: `https://image.tmdb.org/t/p/`. */
  pictures: string;
  /** There is a server of ours at this origin. Without one, some things are off, and the app says which. */
  server: boolean;
  /** URL of TMDB's own logo. Marquee may not draw it: the site's operator supplies it. */
  logo?: string;
  /** Who keeps the accounts, where it isn't Marquee itself. */
  accounts?: 'firebase';
  /** Ways to sign in beside a password: known before the first paint, so that nothing moves when they come in. */
  providers?: readonly ProviderId[];
  /** Where the pages are counted that people open who agree to it. */
  analytics?: AnalyticsProject;
};

/** A web app of a Firebase project, in the form that Google Analytics expects. All of it is public. */
export type AnalyticsProject = { apiKey: string; projectId: string; appId: string; measurementId: string };

/** What is true where nothing is set up. */
export const embeddedSite: Site = { content: 'embedded', pictures: '/t/p/', server: true };
