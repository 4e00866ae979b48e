import type { PersonCue, PersonRole } from './personCues.ts';
import type { CreditedPerson, PersonNames } from './personNames.ts';

export type PersonParts = { names: PersonNames };

/** The person whose name begins at a place; of "the Coen brothers" both. */
export type NamedPerson = {
  to: number;
  person: CreditedPerson;
  other?: CreditedPerson;
  corrected: string | null;
};

/** The context known before a name is looked up. */
export type Expected = { cue: PersonCue | null; role: PersonRole; parts: PersonParts };
