import type { SessionService } from '#server/accounts/sessions.ts';
import { addTestAccount, createTestClock, createTestSessions } from '#server/accounts/tokens/testSessions.ts';
import { openStorage } from '#server/database/openStorage.ts';
import type { Storage } from '#server/database/storage.ts';
import { createLog } from '#server/log.ts';
import type { PeopleLocation } from '#server/operations/backup/source.ts';

export type Raced = {
  /** Times that five tabs exchanged their token at once. */
  races: number;
  /** Exchanges of a refresh token. */
  exchanges: number;
  /** Answers that never reached their tab. */
  lostAnswers: number;
  /** Exchanges that were refused although no one else had the token. */
  falseSignOuts: number;
  /** Exchanges that the database didn't take part in: the identity library tries again. */
  unavailable: number;
  thefts: number;
  /** Sessions that ended because their token had a second owner. */
  caught: number;
};

const tabs = 5;
const rounds = 4;
const atOnce = 10;
const minutes = (count: number) => count * 60 * 1000;

/** The same chances in every run. */
function createChance(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Five tabs of one browser that exchange their token at the same time, some of them thrice, at two replicas, while one
 * answer in ten is lost; then the token that they share goes on, an hour later. And thieves, who must be found out.
 */
export async function race(
  place: PeopleLocation,
  { races, thefts }: { races: number; thefts: number },
): Promise<Raced> {
  const clock = createTestClock();
  const chance = createChance(20);
  const open = async (): Promise<Storage> => {
    const opened = await openStorage({ ...place, now: clock.now, log: createLog('silent', process.stdout) });
    if (!opened.ok) throw new Error(opened.problem);
    return opened.storage;
  };
  const storages = [await open(), await open()];
  const replicas = storages.map((storage) => createTestSessions(storage, clock).sessions);
  const replica = (): SessionService => {
    const found = replicas[Math.floor(chance() * replicas.length)];
    if (!found) throw new Error('There is no replica.');
    return found;
  };
  const [storage] = storages;
  if (!storage) throw new Error('There is no database.');
  const account = await addTestAccount(storage, clock);
  const counts: Raced = {
    races: 0,
    exchanges: 0,
    lostAnswers: 0,
    falseSignOuts: 0,
    unavailable: 0,
    thefts: 0,
    caught: 0,
  };

  async function exchange(token: string): Promise<string | null> {
    counts.exchanges += 1;
    const isLost = chance() < 0.1;
    try {
      const answer = await replica().refresh(token);
      if (!answer.ok) counts.falseSignOuts += 1;
      if (isLost) counts.lostAnswers += 1;
      return answer.ok && !isLost ? answer.grant.refreshToken : null;
    } catch {
      counts.unavailable += 1;
      return null;
    }
  }

  /** Whichever tab comes last has written what all of them share. */
  async function tabsExchange(shared: string): Promise<string> {
    let newest = shared;
    const tab = async () => {
      const times = chance() < 0.3 ? 3 : 1;
      const tokens = await Promise.all(Array.from({ length: times }, () => exchange(shared)));
      const held = tokens.findLast((token) => token !== null);
      if (held === null || held === undefined) return;
      newest = held;
      // Some are asked for yet another one before they have looked around.
      if (chance() < 0.2) newest = (await exchange(held)) ?? newest;
    };
    await Promise.all(Array.from({ length: tabs }, tab));
    return newest;
  }

  while (counts.races < races) {
    const starting = Array.from({ length: atOnce }, async () => {
      const { refreshToken } = await replica().start(account, null);
      return refreshToken;
    });
    let tokens = await Promise.all(starting);
    for (let round = 0; round < rounds; round += 1) {
      tokens = await Promise.all(tokens.map(tabsExchange));
      counts.races += tokens.length;
      clock.pass(minutes(1 + chance() * 58));
    }
    await replica().endAll(account.id);
  }

  while (counts.thefts < thefts) {
    counts.thefts += 1;
    const { refreshToken } = await replica().start(account, null);
    const held = { owner: refreshToken, thief: refreshToken };
    for (const who of ['owner', 'thief', 'owner', 'thief', 'owner', 'thief'] as const) {
      const answer = await replica().refresh(held[who]);
      if (answer.ok) held[who] = answer.grant.refreshToken;
      clock.pass(minutes(2 + chance() * 50));
    }
    if ((await replica().list(account.id)).length === 0) counts.caught += 1;
    await replica().endAll(account.id);
  }

  for (const each of storages) await each.close();
  return counts;
}
