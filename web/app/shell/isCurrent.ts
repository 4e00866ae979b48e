import { paths } from '#contracts/paths.ts';

/** Whether a link of the bars leads to where the person is. The lists of series belong together. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || (href === paths.series && pathname.startsWith(`${paths.series}/`));
}
