import { announcerId } from '#web/platform/focusPage.ts';

// After the name of the page that is opening, which is said first.
const afterMilliseconds = 1500;

/** Says something once the next page has been named. */
export function announceOnArrival(words: string): void {
  setTimeout(() => {
    const region = document.getElementById(announcerId);
    if (region) region.textContent = words;
  }, afterMilliseconds);
}
