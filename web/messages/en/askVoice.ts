const maker = "Your browser's maker may process your voice.";

/** Words of the voice input button. */
export const askVoice = {
  speak: 'Say it',
  maker,
  states: {
    quiet: '',
    listening: `Listening. ${maker}`,
    denied: 'This site may not use the microphone. You can still type.',
    unheard: 'We didn’t hear anything. Try again, or type it.',
    failed: 'Voice input did not work. You can still type.',
  },
} as const;
