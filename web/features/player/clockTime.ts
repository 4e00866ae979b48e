import { player } from '#web/messages/en/player.ts';

/** `75400` to "1:15". */
export function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** `75400` to "1 minute 15 seconds", for a voice. */
export function spokenTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return player.time(Math.floor(seconds / 60), seconds % 60);
}
