import process from 'node:process';

import { z } from 'zod';

const Report = z.object({ userLimits: z.object({ open_files: z.object({ soft: z.number() }) }) });

/** How many files and connections this process may have open at once; undefined where it is unknown. */
export function openFileLimit(): number | undefined {
  return Report.safeParse(process.report.getReport()).data?.userLimits.open_files.soft;
}
