import { AskPartProblem } from '#web/features/ask/AskPartProblem.tsx';
import { lazyPart } from '#web/platform/lazyPart.tsx';

/** Picks and their ledgers: printed by the server, taken up once the sentence above them is. */
export const AnswerLater = lazyPart(
  async () => (await import('./AskPageAnswer.tsx')).AskAnswer,
  AskPartProblem,
  'web/pages/AskPageAnswer.tsx',
);

/** Who comes with a sentence doesn't need it. */
export const WelcomeLater = lazyPart(
  async () => (await import('./AskPageWelcome.tsx')).AskWelcome,
  AskPartProblem,
  'web/pages/AskPageWelcome.tsx',
);

/** Only where there is a language model. */
export const AssistLater = lazyPart(
  async () => (await import('#web/features/ask/AssistSwitch.tsx')).AssistSwitch,
  () => null,
  'web/features/ask/AssistSwitch.tsx',
);
