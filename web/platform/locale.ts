/** Where the device keeps what somebody chose: language and country with a space between, `de-DE AT`. */
export const localeKey = 'marquee-locale';

/**
 * Either half may be empty, and it is whatever lies on the device: the script at the top of every page has read it
 * before anything is asked.
 */
export const keptLocale = (): string => document.documentElement.dataset['locale'] ?? '';
