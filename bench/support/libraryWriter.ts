import { LibraryPage } from '@marquee/contracts/library/libraryAnswer.ts';
import { z } from 'zod';

import { type Comparison, createWitness } from './witness.ts';

const SignedUp = z.object({ idToken: z.string() });
export type WriteOutcome = 'acknowledged' | 'refused' | 'failed';

export type LibraryWriter = {
  /** Writes two registers at once. What was refused or failed may be there nevertheless, but whole. */
  write: () => Promise<WriteOutcome>;
  /** What is stored, beside what was acknowledged. */
  compare: () => Promise<Comparison>;
};

const longest = 20_000;
const json = { 'content-type': 'application/json' };

/** A person with an account who marks titles, and remembers what was acknowledged. */
export async function createLibraryWriter(origin: string, name: string): Promise<LibraryWriter> {
  const signUp = await fetch(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=marquee-embedded`,
    {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: `${name}@films.example`, password: 'a long red evening 7' }),
    },
  );
  const authorization = `Bearer ${SignedUp.parse(await signUp.json()).idToken}`;
  const witness = createWitness(name);
  return {
    write: async () => {
      const { changes, acknowledge } = witness.next();
      try {
        const answer = await fetch(`${origin}/api/library/changes`, {
          method: 'POST',
          headers: { ...json, authorization },
          body: JSON.stringify({ changes }),
          signal: AbortSignal.timeout(longest),
        });
        // The answer counts once it is whole.
        await answer.arrayBuffer();
        if (answer.ok) acknowledge();
        if (answer.ok) return 'acknowledged';
        return [429, 503, 507].includes(answer.status) ? 'refused' : 'failed';
      } catch {
        return 'failed';
      }
    },
    compare: async () => {
      const answer = await fetch(`${origin}/api/library?limit=500`, { headers: { authorization } });
      return witness.compare(LibraryPage.parse(await answer.json()).records);
    },
  };
}
