import { type RefObject, useEffect, useRef, useState } from 'react';

import { cx } from '#web/lib/cx.ts';
import { askVoice as words } from '#web/messages/en/askVoice.ts';

import { AskIcon } from './AskLink.tsx';
import { heardOf, type Recognition, speechRecognition } from './speech.ts';

import styles from './Composer.module.css';

type VoiceProps = { field: RefObject<HTMLTextAreaElement | null>; onSaid: (text: string) => void };

type State = 'quiet' | 'listening' | 'denied' | 'unheard' | 'failed';

const stateOf = (error: string): State => {
  if (error === 'not-allowed' || error === 'service-not-allowed') return 'denied';
  if (error === 'no-speech') return 'unheard';
  return error === 'aborted' ? 'quiet' : 'failed';
};

/** Speech in place of typing: the recognised text is in the field and is asked once it is final. */
export function Voice({ field, onSaid }: VoiceProps) {
  const [state, setState] = useState<State>('quiet');
  const listening = useRef<Recognition | null>(null);
  useEffect(() => () => listening.current?.abort(), []);

  const listen = () => {
    const Speech = speechRecognition();
    if (!Speech) return;
    const speech = new Speech();
    speech.lang = navigator.language;
    speech.interimResults = true;
    speech.addEventListener('result', (event) => {
      const { text, isFinal } = heardOf(event);
      if (field.current) field.current.value = text;
      if (isFinal) onSaid(text);
    });
    speech.addEventListener('error', ({ error }) => setState(stateOf(error)));
    speech.addEventListener('end', () => {
      listening.current = null;
      setState((now) => (now === 'listening' ? 'quiet' : now));
    });
    listening.current = speech;
    setState('listening');
    speech.start();
  };

  const isListening = state === 'listening';
  return (
    <>
      <button
        type="button"
        className={cx(styles.voice, isListening && styles.listening)}
        aria-pressed={isListening}
        aria-label={words.speak}
        title={words.maker}
        onClick={() => (isListening ? listening.current?.abort() : listen())}
      >
        <AskIcon name="microphone" />
      </button>
      <span className={styles.heard} role="status">
        {words.states[state]}
      </span>
    </>
  );
}
