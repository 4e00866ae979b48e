export { canChoose, chooseAmong, type ModelQuestion, type ModelReply } from './assistant/chooseAmong.ts';
export { createLiveAssistant, type LiveAssistantAnswer } from './assistant/createLiveAssistant.ts';
