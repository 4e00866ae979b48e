/** Handing on the address of a page. */
export const share = {
  share: 'Share',
  shareOf: (name: string) => `Share ${name}`,
  linkCopied: 'Link copied',
  linkNotCopied: 'The browser did not let us copy the link. It is in the address bar.',
};
