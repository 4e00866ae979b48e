import { longestSentence } from '@marquee/contracts/assistant/limits.ts';
import { paths } from '@marquee/contracts/paths.ts';
import {
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'wouter';

import { cx } from '#web/lib/cx.ts';
import { ask } from '#web/messages/en/ask.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { askHref, tidySentence, turnFields, type Turns, withTurn } from './askAddress.ts';
import { speechRecognition } from './speech.ts';

import styles from './Composer.module.css';

let isWanted = false;

/** The first answer mounts a field of its own, which takes over the focus. True once after `next`. */
function wantsField(): boolean {
  const was = isWanted;
  isWanted = false;
  return was;
}

wantsField.next = () => {
  isWanted = true;
};

type VoiceButtonProps = { field: RefObject<HTMLTextAreaElement | null>; onSaid: (text: string) => void };

const LazyVoice = lazyPart(
  async () => (await import('./Voice.tsx')).Voice,
  () => null,
);

const never = () => () => {};

/** Only where the browser understands speech: not in the server's markup, and not while hydrating. */
function VoiceButton(props: VoiceButtonProps) {
  const hasSpeech = useSyncExternalStore(
    never,
    () => speechRecognition() !== null,
    () => false,
  );
  return hasSpeech ? <LazyVoice.Held props={props} /> : null;
}

/** From here on the remaining room is shown. */
const nearEnd = 80;

/** Enter asks; with Shift, or during composition by an input method, it is only a key. */
const isAsked = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

/** The field for the next sentence. Without scripts it is a form with the earlier sentences. */
export function Composer({ turns, large = false }: { turns: Turns; large?: boolean }) {
  const [, navigate] = useLocation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [left, setLeft] = useState(longestSentence);
  const isFirst = turns.length === 0;

  useEffect(() => {
    if (wantsField()) field.current?.focus({ preventScroll: true });
  }, []);

  const askFor = (text: string) => {
    const say = tidySentence(text);
    if (say === '' || !field.current) {
      field.current?.focus();
      return;
    }
    field.current.value = '';
    setLeft(longestSentence);
    // A keyboard on the screen would cover the answer.
    if (matchMedia('(pointer: coarse)').matches) field.current.blur();
    else wantsField.next();
    navigate(askHref(withTurn(turns, say)));
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    askFor(field.current?.value ?? '');
  };

  return (
    <form
      className={cx(styles.composer, large && styles.large)}
      action={paths.ask}
      role="search"
      aria-label={isFirst ? ask.field : ask.fieldAgain}
      onSubmit={submit}
    >
      {turnFields(turns).map(([name, value], index) => (
        // The same part may be removed twice: only its place identifies it.
        // oxlint-disable-next-line react/no-array-index-key
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <VisuallyHidden>
        <label htmlFor="ask">{isFirst ? ask.field : ask.fieldAgain}</label>
      </VisuallyHidden>
      <div className={styles.field}>
        <textarea
          ref={field}
          id="ask"
          name="q"
          rows={1}
          className={styles.input}
          placeholder={isFirst ? ask.placeholder : ask.placeholderAgain}
          maxLength={longestSentence}
          autoComplete="off"
          enterKeyHint="go"
          onChange={(event) => setLeft(longestSentence - event.currentTarget.value.length)}
          onKeyDown={(event) => {
            if (!isAsked(event)) return;
            event.preventDefault();
            askFor(event.currentTarget.value);
          }}
        />
        <VoiceButton field={field} onSaid={askFor} />
        <button className={styles.go} type="submit" aria-label={ask.go}>
          <Icon name="arrow" />
        </button>
      </div>
      <p className={styles.left} role="status">
        {left <= nearEnd && ask.left(left)}
      </p>
    </form>
  );
}
