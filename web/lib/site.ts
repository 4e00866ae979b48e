import { embeddedSite, type Site } from '@marquee/contracts/site.ts';

let site = embeddedSite;

/** The API's origin and the pictures' host. The same for as long as the app runs. */
export const readSite = (): Site => site;

/** Before anything renders. */
export const setSite = (given: Site): void => {
  site = given;
};

/** Whether this server has its own accounts. */
export const keepsAccounts = (): boolean => readSite().server && readSite().accounts !== 'firebase';
