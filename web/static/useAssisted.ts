import { deviceValue, keepDeviceValue, useDeviceValue } from '#web/platform/deviceValue.ts';
import { readStaticBuild } from '#web/platform/staticBuild.ts';

/** Replaces `#web/features/ask/useAssisted.ts` where there is no server: the model is asked only after an opt-in. */

const key = 'marquee-ask-outside';

type Assisted = {
  /** There is a language model to ask. */
  isOffered: boolean;
  /** It is asked too: the user has opted in. */
  isAssisted: boolean;
  allow: (isAllowed: boolean) => void;
};

const isNamed = Boolean(readStaticBuild()?.ai);

/** Whether words may be sent now. */
export const isOutsideAllowed = (): boolean => deviceValue(key) !== null;

/** Whether a language model is asked too. The user's choice applies to this device. */
export function useAssisted(): Assisted {
  const isAllowed = useDeviceValue(key) !== null;
  return {
    isOffered: isNamed,
    isAssisted: isNamed && isAllowed,
    allow: (isAllowedNow) => void keepDeviceValue(key, isAllowedNow ? 'yes' : null),
  };
}
