/** What is in Marquee that others made. */
export const licences = {
  documentTitle: 'Licences: Marquee',
  description: 'The typefaces and packages that Marquee is made with, and their licences.',
  title: 'Licences',
  lead: 'Marquee is under the MIT License. These are the typefaces and packages in it that others made, each under a licence of its own.',
  texts: 'All licences in full',
  typefaces: 'Typefaces',
  packages: 'Packages',
} as const;
