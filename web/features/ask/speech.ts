type Alternative = { transcript: string };
type Result = { isFinal: boolean; length: number; [index: number]: Alternative };
type ResultEvent = Event & { results: ArrayLike<Result> };
type FailureEvent = Event & { error: string };

type RecognitionEvents = { result: ResultEvent; error: FailureEvent; end: Event };

/** The part of the browser's API that we use. */
export type Recognition = {
  lang: string;
  interimResults: boolean;
  addEventListener: <Type extends keyof RecognitionEvents>(
    type: Type,
    listener: (event: RecognitionEvents[Type]) => void,
  ) => void;
  start: () => void;
  abort: () => void;
};

type RecognitionClass = new () => Recognition;

const isRecognition = (value: unknown): value is RecognitionClass => typeof value === 'function';

/** The browser's own recognition of speech, where it has one. */
export function speechRecognition(): RecognitionClass | null {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
    const found: unknown = Reflect.get(globalThis, name);
    if (isRecognition(found)) return found;
  }
  return null;
}

/** The text recognised so far, and whether it is final. */
export function heardOf({ results }: ResultEvent): { text: string; isFinal: boolean } {
  const all = Array.from(results);
  return {
    text: all
      .map((result) => result[0]?.transcript ?? '')
      .join(' ')
      .trim(),
    isFinal: all.length > 0 && all.every((result) => result.isFinal),
  };
}
