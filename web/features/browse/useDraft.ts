import type { Range } from '@marquee/contracts/facets.ts';
import { useEffect, useEffectEvent, useState } from 'react';

import { sameRange } from './rangeScale.ts';

/** A thumb under way means nothing yet; this long at rest, it does. */
const restMilliseconds = 400;

/** The range while it is being changed. It is given on once it rests, or at once; what the address says wins. */
export function useDraft(range: Range | null, onChange: (range: Range | null) => void) {
  const [draft, setDraft] = useState(range);
  const [base, setBase] = useState(range);
  if (!sameRange(base, range)) {
    setBase(range);
    setDraft(range);
  }
  const rest = useEffectEvent((draft: Range | null) => {
    if (!sameRange(draft, range)) onChange(draft);
  });
  useEffect(() => {
    const timer = setTimeout(() => rest(draft), restMilliseconds);
    return () => clearTimeout(timer);
  }, [draft]);
  return {
    draft,
    change: setDraft,
    settle: () => {
      if (!sameRange(draft, range)) onChange(draft);
    },
  };
}
