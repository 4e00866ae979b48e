import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { openSource, type PeopleLocation } from '#server/operations/backup/source.ts';

const program = fileURLToPath(import.meta.resolve('./migrateProcess.ts'));

/** Null where it ended by itself before. */
async function migrate(
  { dataDirectory, databaseUrl }: PeopleLocation,
  killAfter: number | null,
): Promise<boolean> {
  const places = databaseUrl === undefined ? [dataDirectory] : [dataDirectory, databaseUrl];
  const child = spawn(process.execPath, [program, ...places], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(child, 'exit');
  if (killAfter !== null) await Promise.race([setTimeout(killAfter), ended]);
  const isKilled = killAfter !== null && child.exitCode === null && child.kill('SIGKILL');
  await ended;
  if (!isKilled && child.exitCode !== 0) throw new Error('The migration failed.');
  return isKilled;
}

async function lastStepOf(place: PeopleLocation): Promise<string | undefined> {
  const source = await openSource(place);
  await source.close();
  return source.steps.at(-1);
}

/**
 * Kills the process that migrates, a little later each time, until it has ended by itself; what is left must be all of
 * the old or all of the new.
 */
export async function killWhileMigrating(
  place: PeopleLocation,
  { kills, registersIn }: { kills: number; registersIn: (place: PeopleLocation) => Promise<string> },
) {
  const were = await registersIn(place);
  const started = performance.now();
  const figures = { kills: 0, changed: 0, killedAfterTheStep: 0 };
  // How long a process takes that isn't killed is known only afterwards: the first ones are killed early.
  for (let wait = 100; figures.kills < kills; wait += 60) {
    if (!(await migrate(place, wait))) break;
    figures.kills += 1;
    if ((await registersIn(place)) !== were) figures.changed += 1;
    if ((await lastStepOf(place))?.startsWith('006')) figures.killedAfterTheStep += 1;
  }
  await migrate(place, null);
  return {
    ...figures,
    isWhole: (await registersIn(place)) === were && (await lastStepOf(place))?.startsWith('006') === true,
    seconds: Math.round((performance.now() - started) / 1000),
  };
}
