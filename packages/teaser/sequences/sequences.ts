import type { Frame, SequenceName } from '#stage/script.ts';

import { chamber } from './chamber.ts';
import { comedy } from './comedy.ts';
import { documentary } from './documentary.ts';
import { drift } from './drift.ts';
import { epic } from './epic.ts';
import { family } from './family.ts';
import { horror } from './horror.ts';
import { musical } from './musical.ts';
import { noir } from './noir.ts';
import { romance } from './romance.ts';
import type { Sequence } from './telling.ts';
import { thriller } from './thriller.ts';
import { western } from './western.ts';

type Entry = { cut: Sequence; frame: Frame; beatsPerMinute: number; beatsPerBar: number };

/** Each sequence with the shape of its frame and the tempo of its cuts and music. */
export const sequences: Readonly<Record<SequenceName, Entry>> = {
  noir: { cut: noir, frame: 'wide', beatsPerMinute: 88, beatsPerBar: 4 },
  horror: { cut: horror, frame: 'scope', beatsPerMinute: 66, beatsPerBar: 4 },
  comedy: { cut: comedy, frame: 'full', beatsPerMinute: 116, beatsPerBar: 4 },
  drift: { cut: drift, frame: 'scope', beatsPerMinute: 80, beatsPerBar: 4 },
  epic: { cut: epic, frame: 'scope', beatsPerMinute: 80, beatsPerBar: 4 },
  western: { cut: western, frame: 'scope', beatsPerMinute: 96, beatsPerBar: 4 },
  romance: { cut: romance, frame: 'wide', beatsPerMinute: 90, beatsPerBar: 3 },
  thriller: { cut: thriller, frame: 'scope', beatsPerMinute: 120, beatsPerBar: 4 },
  family: { cut: family, frame: 'full', beatsPerMinute: 112, beatsPerBar: 4 },
  documentary: { cut: documentary, frame: 'full', beatsPerMinute: 84, beatsPerBar: 4 },
  musical: { cut: musical, frame: 'full', beatsPerMinute: 120, beatsPerBar: 4 },
  chamber: { cut: chamber, frame: 'wide', beatsPerMinute: 76, beatsPerBar: 4 },
};
