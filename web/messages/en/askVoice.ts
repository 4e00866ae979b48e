const maker = "Your browser's maker may process your voice.";

/** Words of the button that listens. */
export const askVoice = {
  speak: 'Say it',
  maker,
  states: {
    quiet: '',
    listening: `Listening. ${maker}`,
    denied: 'The microphone is not allowed here. Typing works as ever.',
    unheard: 'Nothing was heard. Try again, or type it.',
    failed: 'Listening did not work. Typing works as ever.',
  },
} as const;
