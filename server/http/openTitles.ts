import type { TitleSource } from '@marquee/titles';

/** The source of titles for one answer, and what the answer's headers say of where they come from. */
export type OpenTitles = () => { titles: TitleSource; headers: () => Record<string, string> };
