/** What the identity library is given to speak to our own server: public, and the same everywhere. */
export const embeddedIdentity = { apiKey: 'marquee-embedded', projectId: 'marquee' } as const;
