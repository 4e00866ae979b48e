import { useEffect, useRef } from 'react';

import { ButtonLink } from '#web/ui/ButtonLink.tsx';

import type { ActionEnd } from './actionEnd.ts';
import { FormHead } from './FormHead.tsx';

type ActionEndedProps = {
  end: ActionEnd;
  /** It takes the place of something that had the focus. */
  takesFocus: boolean;
};

/** What came of it, and the way on. */
export function ActionEnded({ end: { title, text, way }, takesFocus }: ActionEndedProps) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) head.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <div ref={head} tabIndex={-1}>
        <FormHead title={title}>{text}</FormHead>
      </div>
      <div>
        <ButtonLink variant="primary" href={way.href}>
          {way.words}
        </ButtonLink>
      </div>
    </>
  );
}
