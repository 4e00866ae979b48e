import { openBucket, StoreTrouble } from '#server/sharedStore/bucket.ts';
import { storeSettingsOf } from '#server/sharedStore/storeSettings.ts';

import type { DoctorOptions } from './doctorOptions.ts';
import { type CheckResult, openNotebook } from './finding.ts';
import { reach } from './reach.ts';

const advices: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch: 'Check AWS_SECRET_ACCESS_KEY and AWS_REGION.',
  InvalidAccessKeyId: 'Check AWS_ACCESS_KEY_ID.',
  NoSuchBucket: 'Make the bucket, or check SHARED_STORE.',
  AccessDenied: 'Allow the key to list the bucket, and to read, write and delete below the prefix.',
};
const without = 'Servers go on by themselves in the meantime.';

/** The store that replicas share, where one is set up. Nothing is written. */
export async function checkStore({ settings, network, now, findings }: DoctorOptions): Promise<void> {
  const store = storeSettingsOf(settings);
  if (!store) return;
  const notebook = openNotebook('Shared store', findings);
  const { httpsProxy: _, ...direct } = network;
  if (!(await reach(notebook, store.base, { network: direct, now }))) return;
  await notebook.look('reading', async (): Promise<CheckResult> => {
    try {
      // There is no such object: a key that may do too little is told so all the same.
      await openBucket(store).get('doctor', AbortSignal.timeout(network.patience));
      return { outcome: 'ok', says: 'the key may read' };
    } catch (error) {
      if (!(error instanceof StoreTrouble))
        return { outcome: 'broken', says: 'it doesn’t answer', advice: without };
      const { status, code } = error;
      const says = `it answers with ${status} ${code}`.trimEnd();
      return { outcome: 'broken', says, advice: advices[code] ?? without };
    }
  });
}
