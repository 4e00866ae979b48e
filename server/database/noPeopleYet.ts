/** For commands that read what isn't there before the first start. */
export const noPeopleYet = 'There is no people’s database yet: it is made at the first start.';
