import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { sql } from 'kysely';
import { pino } from 'pino';

import { openStorage } from '#server/database/openStorage.ts';
import type { Storage } from '#server/database/storage.ts';
import { createLibraryStore } from '#server/library/libraryStore.ts';
import type { PeopleLocation } from '#server/operations/backup/source.ts';

import { createWitness, type Witness } from '../support/witness.ts';

export type Killing = {
  place: PeopleLocation;
  rounds: number;
  /** Kills this round's database and restarts it; false where the writing process is to be killed. */
  killDatabase: (round: number) => Promise<boolean>;
  /** No more rounds after this. */
  isOver: () => boolean;
};

export type Killed = {
  kills: number;
  killsOfTheDatabase: number;
  killsAtStart: number;
  acknowledged: number;
  refused: number;
  lost: number;
  torn: number;
  invented: number;
  integrityFailures: number;
};

const writers = 8;
const mostWrites = 80;
const longestStart = 1500;
const longestWait = 4000;
/** Rounds that end before the process has first answered. */
const roundsToStart = 10;

/** Lets a process write through HTTP, kills it or its database in the middle, and checks what is left. */
export async function killWhileWriting({ place, rounds, killDatabase, isOver }: Killing): Promise<Killed> {
  const witnesses = Array.from({ length: writers }, (_, index) =>
    createWitness(`writer${String.fromCodePoint(97 + index)}`),
  );
  const killed: Killed = {
    kills: 0,
    killsOfTheDatabase: 0,
    killsAtStart: 0,
    acknowledged: 0,
    refused: 0,
    lost: 0,
    torn: 0,
    invented: 0,
    integrityFailures: 0,
  };
  for (let round = 1; round <= rounds && !isOver(); round += 1) {
    const child = startProcess(place);
    const ended = once(child, 'exit');
    if (round % roundsToStart === 0) {
      await setTimeout(Math.random() * longestStart);
      killed.killsAtStart += 1;
    } else {
      const origin = await originOf(child, ended);
      const writing = witnesses.map((witness) => writeUntilKilled(origin, witness));
      await acknowledgements(witnesses, Math.random() * mostWrites);
      if (await killDatabase(round)) {
        killed.killsOfTheDatabase += 1;
        // Its connections are replaced, and it goes on writing.
        await acknowledgements(witnesses, Math.random() * mostWrites);
      }
      child.kill('SIGKILL');
      for (const refused of await Promise.all(writing)) killed.refused += refused;
    }
    child.kill('SIGKILL');
    await ended;
    killed.kills += 1;
    await inspect(place, witnesses, killed);
  }
  killed.acknowledged = acknowledged(witnesses);
  return killed;
}

const acknowledged = (witnesses: readonly Witness[]) =>
  witnesses.reduce((sum, witness) => sum + witness.acknowledged(), 0);

/** Resolves after `more` of them, in the middle of the next. */
async function acknowledgements(witnesses: readonly Witness[], more: number): Promise<void> {
  const enough = acknowledged(witnesses) + more;
  for (let waited = 0; waited < longestWait && acknowledged(witnesses) < enough; waited += 5)
    await setTimeout(5);
  await setTimeout(Math.random() * 10);
}

/** `under` is a program that starts it, with its arguments. */
export function startProcess(
  { dataDirectory, databaseUrl }: PeopleLocation,
  under: readonly string[] = [],
): ChildProcess {
  const program = fileURLToPath(import.meta.resolve('./libraryProcess.ts'));
  const places = databaseUrl === undefined ? [dataDirectory] : [dataDirectory, databaseUrl];
  const [first = '', ...rest] = [...under, process.execPath, program, ...places];
  return spawn(first, rest, {
    stdio: ['ignore', 'pipe', under.length > 0 ? 'ignore' : 'inherit'],
    // Starting over and over, it need not compile over and over.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'marquee-durability-compiled') },
  });
}

export async function originOf({ stdout }: ChildProcess, ended: Promise<unknown>): Promise<string> {
  if (!stdout) throw new Error('The process has no output.');
  const failed = ended.then(() => Promise.reject(new Error('The process ended before it answered.')));
  const [port]: unknown[] = await Promise.race([once(stdout, 'data'), failed]);
  return `http://127.0.0.1:${String(port).trim()}`;
}

/** Whether the write was acknowledged. */
export async function writeOnce(origin: string, { account, next }: Witness): Promise<boolean> {
  const { changes, acknowledge } = next();
  const answer = await fetch(`${origin}/api/library/changes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${account}` },
    body: JSON.stringify({ changes }),
  });
  // The answer counts once it is whole.
  await answer.arrayBuffer();
  if (answer.ok) acknowledge();
  return answer.ok;
}

/** Refused attempts before the server stopped answering. */
async function writeUntilKilled(origin: string, witness: Witness): Promise<number> {
  for (let refused = 0; ;) {
    try {
      if (!(await writeOnce(origin, witness))) refused += 1;
    } catch {
      return refused;
    }
  }
}

type Found = Pick<Killed, 'lost' | 'torn' | 'invented' | 'integrityFailures'>;

/** Adds what is wrong with what is stored. */
export async function inspect(
  place: PeopleLocation,
  witnesses: readonly Witness[],
  killed: Found,
): Promise<void> {
  const opened = await openStorage({ ...place, now: () => new Date(), log: pino({ level: 'silent' }) });
  if (!opened.ok) throw new Error(opened.problem);
  const { storage } = opened;
  const store = createLibraryStore({ storage, now: () => new Date() });
  for (const witness of witnesses) {
    const { records } = await store.page(witness.account, { after: 0, limit: 500 });
    const { lost, torn, invented } = witness.compare(records);
    killed.lost += lost;
    killed.torn += torn;
    killed.invented += invented;
  }
  if (!(await isWhole(storage))) killed.integrityFailures += 1;
  await storage.close();
}

/** By the database's own check, where it has one, and by what the tables say of each other. */
async function isWhole({ db, engine }: Storage): Promise<boolean> {
  const wrong = await sql`
    select library.account from library left join library_register on library_register.library = library.id
    group by library.account, library.records, library.version
    having count(*) <> library.records or max(library_register.version) <> library.version`.execute(db);
  if (wrong.rows.length > 0) return false;
  if (engine === 'postgres') return true;
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.length === 1 && rows[0]?.integrity_check === 'ok';
}
