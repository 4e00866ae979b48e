import { embeddedSite, type Site } from '@marquee/contracts/site.ts';

let site = embeddedSite;

/** Who answers the app, and where its pictures lie. The same for as long as the app runs. */
export const readSite = (): Site => site;

/** Before anything renders. */
export const setSite = (given: Site): void => {
  site = given;
};

/** Whether this Marquee's own server keeps the accounts. */
export const keepsAccounts = (): boolean => readSite().server && readSite().accounts !== 'firebase';
