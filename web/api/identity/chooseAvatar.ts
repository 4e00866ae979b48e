import type { Avatars } from '@marquee/contracts/avatars.ts';

/** The absolute address of one of our avatars. null where the list doesn't arrive: an account can do without. */
export async function chooseAvatar(random: () => number): Promise<string | null> {
  try {
    const response = await fetch('/api/avatars', { signal: AbortSignal.timeout(5000) });
    if (!response.ok) return null;
    const { avatars }: Avatars = await response.json();
    const avatar = avatars[Math.floor(random() * avatars.length)];
    return avatar ? new URL(avatar.url, location.origin).href : null;
  } catch {
    return null;
  }
}
