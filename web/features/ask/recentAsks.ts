import { deviceValue, keepDeviceValue, useDeviceValue } from '#web/platform/deviceValue.ts';
import { asksKey } from '#web/platform/personalKeys.ts';

import { askHref, readTurns, type Turns } from './askAddress.ts';

const most = 12;

export type RecentAsk = { href: string; first: string; more: number };

/** Addresses of conversations, the newest first. Invalid entries are ignored. */
function readAsks(text: string | null): string[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

const turnsOf = (search: string): Turns => readTurns(new URLSearchParams(search));

const searchOf = (turns: Turns): string => askHref(turns).replace(/^[^?]*\??/, '');

/** Stores a conversation on this device. A continued one replaces itself. */
export function keepAsk(turns: Turns): void {
  const [first] = turns;
  if (!first) return;
  const search = searchOf(turns);
  const others = readAsks(deviceValue(asksKey)).filter((one) => turnsOf(one)[0]?.say !== first.say);
  keepDeviceValue(asksKey, JSON.stringify([search, ...others].slice(0, most)));
}

export const clearAsks = (): void => void keepDeviceValue(asksKey, null);

/** Conversations of this device, the newest first; none on the server and while hydrating. */
export function useRecentAsks(): RecentAsk[] {
  return readAsks(useDeviceValue(asksKey)).flatMap((search) => {
    const turns = turnsOf(search);
    const [first, ...more] = turns;
    return first ? [{ href: askHref(turns), first: first.say, more: more.length }] : [];
  });
}
