import { paths } from '@marquee/contracts/paths.ts';

/** Whether a link of the bars leads to where the person is. The lists of series belong together, and so do both sides of discovering. */
export function isCurrent(href: string, pathname: string): boolean {
  if (pathname === href) return true;
  if (href === paths.series) return pathname.startsWith(`${paths.series}/`);
  return href === paths.discover('movie') && pathname === paths.discover('tv');
}
