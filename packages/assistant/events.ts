export { embeddedEvents, pickEvent, type LoadTitleItem } from './answerEvents.ts';
export { companiesOf, companyNumbers } from './companiesOf.ts';
export {
  type Described,
  type DescriptionField,
  descriptionFields,
  type FindByDescription,
} from './description.ts';
export { titleKey, type TitleFacts, type TitleKey } from './facts.ts';
export { certificationFor } from './rank/forAge.ts';
export { genresNamed } from './genresNamed.ts';
