/** What a person did on a title, as far as it distinguishes two people of one name. */
export type CreditWork = { kind: 'cast' | 'crew'; year: number };

const byCraft = (crew: string) => (work: CreditWork) => (work.kind === 'crew' ? crew : 'actor');
const byAge = (firstYearOfTheYounger: number) => (work: CreditWork) =>
  work.year < firstYearOfTheYounger ? 'the elder' : 'the younger';

/** Different people of one name. Everyone else is one person a name. */
const namesakes: Readonly<Record<string, (work: CreditWork) => string>> = {
  'Allan Scott': byAge(1960),
  'Christopher Lloyd': byCraft('writer'),
  'Graham Greene': byCraft('novelist'),
  'John Alexander': byAge(1980),
  'Steve McQueen': byCraft('director'),
  'Tom Holland': byCraft('director'),
  'Will Smith': byCraft('writer'),
};

/** The name, with what distinguishes the person from others of that name. Never shown: numbers are made from it. */
export function identityOf(name: string, work: CreditWork): string {
  const apart = Object.hasOwn(namesakes, name) ? namesakes[name] : undefined;
  return apart === undefined ? name : `${name} (${apart(work)})`;
}
