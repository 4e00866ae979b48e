/** The identity library's settings for our own server: public, and the same everywhere. */
export const embeddedIdentity = { apiKey: 'marquee-embedded', projectId: 'marquee' } as const;
