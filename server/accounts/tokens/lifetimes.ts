import { keptForMilliseconds } from '@marquee/contracts/keptForDays.ts';

const seconds = (count: number) => count * 1000;
const minutes = (count: number) => seconds(count * 60);
const hours = (count: number) => minutes(count * 60);
const days = (count: number) => hours(count * 24);

/** How long everything about tokens lasts, in milliseconds. */
export const lifetimes = {
  idToken: hours(1),
  /** How far the clocks of our own machines may be apart. */
  leeway: seconds(60),
  /** How far our own clock may have been set back since it signed a token that is still good. */
  setBack: hours(24),
  /** Tabs that exchange the same refresh token at the same time all get an answer. */
  grace: seconds(60),
  /** An unused session. */
  idle: keptForMilliseconds('idleSession'),
  /** A session, however much it is used. */
  session: keptForMilliseconds('session'),
  /** How long a key signs. */
  keyUse: days(30),
  /** How long a key is published before it signs, so that verifiers have it by then. */
  keyAhead: hours(1),
  /** Keys are read again after so long: another replica may have made one. */
  keysKept: minutes(1),
  /** An unknown key is looked for again only so often, whatever strangers send. */
  keySearch: seconds(5),
} as const;
