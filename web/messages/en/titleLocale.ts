/** What depends on the visitor's country. */
export const titleLocale = {
  certificate: 'Age rating',
  ratingIn: (rating: string, country: string) => `${rating} (${country})`,
  nothingIn: (country: string) => `No streaming service known in ${country}.`,
  makeMine: (country: string) => `Make ${country} my country`,
  choose: 'Language and country',
};
