import type { PersonCue, PersonRole } from './personCues.ts';
import type { CreditedPerson, PersonNames } from './personNames.ts';

export type PersonParts = { names: PersonNames };

/** Whose name begins at a place; of "the Coen brothers" the other one, too. */
export type NamedPerson = {
  to: number;
  person: CreditedPerson;
  other?: CreditedPerson;
  corrected: string | null;
};

/** What is known before a name is looked for. */
export type Expected = { cue: PersonCue | null; role: PersonRole; parts: PersonParts };
