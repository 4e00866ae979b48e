export type { Ask, Asked, Params, Unanswered } from './ask.ts';
export { canChoose, chooseAmong, type ModelQuestion, type ModelReply } from './assistant/chooseAmong.ts';
export { createLiveAssistant, type LiveAssistantAnswer } from './assistant/createLiveAssistant.ts';
export { genreNumbers } from './assistant/genreNumbers.ts';
export { titleFacts } from './assistant/titleFacts.ts';
export { createLiveApi } from './createLiveApi.ts';
export { createNetworks, type NetworkNames } from './discover/networks.ts';
export {
  answered,
  badRequest,
  notFound,
  unavailable,
  type LiveAnswer,
  type LiveProblem,
} from './liveAnswer.ts';
export { readAnswer } from './readAnswer.ts';
export { isFields, listIn, numberIn, readAny, readAs, readPage, textIn } from './readList.ts';
export type { Suggest } from './suggestLive.ts';
export type { Named, Title } from './title.ts';
export { titleOfEntry } from './titleOfEntry.ts';
export { titleParams } from './titleParams.ts';
