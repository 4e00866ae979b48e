/** Made by tools/licences at build time. */
declare module 'virtual:licences' {
  import type { Licence } from '@marquee/contracts/licence.ts';

  export const typefaces: readonly Licence[];
  export const packages: readonly Licence[];
}
