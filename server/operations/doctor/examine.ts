import { checkCatalogue } from './checkCatalogue.ts';
import { checkFirebase } from './checkFirebase.ts';
import { checkFolder } from './checkFolder.ts';
import { checkMail } from './checkMail.ts';
import { checkModel } from './checkModel.ts';
import { checkPeople } from './checkPeople.ts';
import { checkProxy } from './checkProxy.ts';
import { checkStore } from './checkStore.ts';
import { checkTmdb } from './checkTmdb.ts';
import type { DoctorOptions } from './doctorOptions.ts';
import type { Finding } from './finding.ts';

/** Local checks use the processor: one after the other, so that their times are right. */
const here = [checkFolder, checkPeople, checkCatalogue];
/** Remote checks mostly wait. */
const elsewhere = [checkProxy, checkTmdb, checkFirebase, checkModel, checkMail, checkStore];

/** Looks at everything that is set up, step by step, and changes nothing. */
export async function examine(parts: Omit<DoctorOptions, 'findings'>): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of here) await check({ ...parts, findings });
  const others = await Promise.all(
    elsewhere.map(async (check) => {
      const found: Finding[] = [];
      await check({ ...parts, findings: found });
      return found;
    }),
  );
  return [...findings, ...others.flat()];
}
