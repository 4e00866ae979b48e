import { useAssistantModeQuery } from '#web/api/assistant/assistantAnswer.ts';
import { keepDeviceValue, useDeviceValue } from '#web/platform/deviceValue.ts';

const key = 'marquee-ask-here';

type Assisted = {
  /** There is a language model to ask. */
  isOffered: boolean;
  /** It is asked too: the person hasn't switched it off. */
  isAssisted: boolean;
  allow: (isAllowed: boolean) => void;
};

/** Whether a language model is asked too. The user's choice applies to this device. */
export function useAssisted(): Assisted {
  const { data: mode } = useAssistantModeQuery();
  const isOffered = mode === 'assisted';
  const isKeptHere = useDeviceValue(key) !== null;
  return {
    isOffered,
    isAssisted: isOffered && !isKeptHere,
    allow: (isAllowed) => void keepDeviceValue(key, isAllowed ? null : 'yes'),
  };
}
