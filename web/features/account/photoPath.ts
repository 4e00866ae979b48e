/** The path of one of our own pictures; null for none, and for pictures of strangers, which the page may not load. */
export function photoPath(photo: string | null, origin: string): string | null {
  if (photo === null || !URL.canParse(photo, origin)) return null;
  const url = new URL(photo, origin);
  return url.origin === origin && url.pathname.startsWith('/avatars/') ? url.pathname : null;
}

/** What an avatar shows, without the version of its drawing. */
export const avatarName = (path: string): string | undefined => /\/avatars\/([a-z-]+)/.exec(path)?.[1];
