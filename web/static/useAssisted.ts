import { deviceValue, keepDeviceValue, useDeviceValue } from '#web/platform/deviceValue.ts';
import { readStaticBuild } from '#web/platform/staticBuild.ts';

/** Stands in for `#web/features/ask/useAssisted.ts` where there is no server: nobody else is asked until one says so. */

const key = 'marquee-ask-outside';

type Assisted = {
  /** There is a language model to ask. */
  isOffered: boolean;
  /** It is asked too: the person lets their words go there. */
  isAssisted: boolean;
  allow: (isAllowed: boolean) => void;
};

const isNamed = Boolean(readStaticBuild()?.ai);

/** Whether words may go out now. */
export const isOutsideAllowed = (): boolean => deviceValue(key) !== null;

/** Whether a language model is asked too. What somebody chose holds for this device. */
export function useAssisted(): Assisted {
  const isAllowed = useDeviceValue(key) !== null;
  return {
    isOffered: isNamed,
    isAssisted: isNamed && isAllowed,
    allow: (isAllowedNow) => void keepDeviceValue(key, isAllowedNow ? 'yes' : null),
  };
}
