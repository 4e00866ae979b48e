import type { IdentityConfig } from './identity/identityConfig.ts';
import type { Site } from './site.ts';

/**
 * Settings of a build without a Marquee server. Its page carries it as JSON, so that the scripts are the same for
 * every visitor. All of it is public: it is part of the page. Types only.
 */
export type StaticBuild = {
  site: Site;
  tmdb: {
    /** TMDB's protocol is below `/3` of it. No slash at its end. */
    base: string;
    /** The read access token. */
    token: string;
  };
  identity: Extract<IdentityConfig, { provider: 'firebase' }>;
  /** An OpenAI-compatible service for the Ask page; null where none was named. */
  ai: { base: string; key: string | null; model: string } | null;
};

/** Id of the element with it. */
export const staticBuildId = 'static-build';
