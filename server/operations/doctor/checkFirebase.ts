import { firebaseKeysUrl } from '#server/accounts/firebase/firebaseIdentity.ts';
import { firebaseSettingsOf } from '#server/accounts/firebase/firebaseSettings.ts';

import { askOnce, jsonOf, tooSlow } from './askOnce.ts';
import type { DoctorOptions } from './doctorOptions.ts';
import { openNotebook } from './finding.ts';
import { reach } from './reach.ts';

/** The keys by which tokens of a Firebase project are known, where one is set up. */
export async function checkFirebase({ settings, network, now, findings }: DoctorOptions): Promise<void> {
  const firebase = firebaseSettingsOf(settings);
  if (!firebase) return;
  const address = firebase.keysUrl ?? firebaseKeysUrl;
  const notebook = openNotebook('Firebase', findings);
  if (!(await reach(notebook, address, { network, now }))) return;
  await notebook.look('keys', async () => {
    const advice =
      'No one can sign in until the keys can be fetched. People who are signed in stay signed in for a while.';
    const answer = await askOnce(address, {}, network);
    if (!answer.ok) return { outcome: 'broken', says: tooSlow(answer.failure), advice };
    const json = jsonOf(answer.body);
    const isKeys = typeof json === 'object' && json !== null && 'keys' in json && Array.isArray(json.keys);
    return answer.status === 200 && isKeys
      ? { outcome: 'ok', says: 'the keys for its tokens are available' }
      : { outcome: 'broken', says: `it sent no keys (${answer.status})`, advice };
  });
}
