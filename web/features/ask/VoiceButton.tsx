import { type RefObject, useSyncExternalStore } from 'react';

import { lazyPart } from '#web/platform/lazyPart.tsx';

import { speechRecognition } from './speech.ts';

type VoiceButtonProps = { field: RefObject<HTMLTextAreaElement | null>; onSaid: (text: string) => void };

const Voice = lazyPart(
  async () => (await import('./Voice.tsx')).Voice,
  () => null,
);

const never = () => () => {};

/** Only where the browser understands speech: not in the server's markup, and not while hydrating. */
export function VoiceButton(props: VoiceButtonProps) {
  const hasSpeech = useSyncExternalStore(
    never,
    () => speechRecognition() !== null,
    () => false,
  );
  return hasSpeech ? <Voice.Held props={props} /> : null;
}
