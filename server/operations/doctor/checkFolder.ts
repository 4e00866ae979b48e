import { constants } from 'node:fs';
import { access, mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import type { DoctorOptions } from './doctorOptions.ts';
import { errorName, openNotebook } from './finding.ts';

const megabyte = 1024 * 1024;
/** Below this the next backup or index may not fit. */
const little = 2048 * megabyte;
const tooLittle = 200 * megabyte;

/** The data folder: whether it is writable, and has room. */
export async function checkFolder({ settings, findings }: DoctorOptions): Promise<void> {
  const { DATA_DIR: folder } = settings;
  const { look } = openNotebook('Data folder', findings);
  const isWritable = await look('writing', async () => {
    const probe = join(folder, `.doctor-${process.pid}`);
    try {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
      const file = await open(probe, 'w');
      await file.writeFile('x');
      await file.sync();
      await file.close();
      return { outcome: 'ok', says: `${folder} can be written to` };
    } catch (error) {
      return {
        outcome: 'broken',
        says: `${folder} can’t be written to (${errorName(error)})`,
        advice: 'Make it writable for the user who runs Marquee, or choose another DATA_DIR.',
      };
    } finally {
      await rm(probe, { force: true }).catch(() => {});
    }
  });
  if (!isWritable) return;
  await look('room', async () => {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const says = `${Math.round(free / megabyte).toLocaleString('en')} MB are free`;
    if (free >= little) return { outcome: 'ok', says };
    const advice = 'Free some space: backups, pictures and the title index need it.';
    return { outcome: free < tooLittle ? 'broken' : 'note', says, advice };
  });
}
