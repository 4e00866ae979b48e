import { type Random, seeded } from '#kit/random.ts';
import type { ArtTraits } from '#ports.ts';
import type { FaceName } from '#type/faces.ts';

import { chooseSchool } from './chooseSchool.ts';
import { facesFor } from './facesFor.ts';
import type { SchoolName } from './school.ts';

/** The school and its face. What belongs to a collection takes both from the collection: pass its first title. */
export function chooseStyle(kin: ArtTraits, random: Random): { school: SchoolName; face: FaceName } {
  const roll = random.next();
  const own = seeded(kin.collection === null ? String(roll) : `${kin.collection} style`);
  const school = chooseSchool(kin, own);
  return { school, face: own.pick(facesFor(school, kin)) };
}
