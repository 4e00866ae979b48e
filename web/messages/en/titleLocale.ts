/** What depends on the country of whoever looks at a title. */
export const titleLocale = {
  certificate: 'Certificate',
  ratingIn: (rating: string, country: string) => `${rating} (${country})`,
  nothingIn: (country: string) => `No service known in ${country}.`,
  makeMine: (country: string) => `Make ${country} my country`,
  choose: 'Language and country',
};
