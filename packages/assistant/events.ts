export { embeddedEvents, pickEvent, type LoadTitleItem } from './answerEvents.ts';
export { titleKey, type TitleFacts, type TitleKey } from './facts.ts';
export { genresNamed } from './genresNamed.ts';
