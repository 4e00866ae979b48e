/** Third-party typefaces and packages. */
export const licences = {
  documentTitle: 'Licences: Marquee',
  description: 'The typefaces and packages that Marquee is made with, and their licences.',
  title: 'Licences',
  lead: 'Marquee is released under the MIT License. These are the third-party typefaces and packages in it, each with a licence of its own.',
  texts: 'All licences in full',
  typefaces: 'Typefaces',
  packages: 'Packages',
} as const;
