import type { Settings } from '#server/env.ts';

import type { Finding } from './finding.ts';
import type { Network } from './network.ts';

/** The doctor's input. */
export type DoctorOptions = {
  settings: Settings;
  rowsDirectory: string;
  /** The index of names that pages search. */
  indexDirectory: string;
  network: Network;
  now: () => Date;
  /** Receives the results. */
  findings: Finding[];
};
