/** Sharing the address of a page. */
export const share = {
  share: 'Share',
  shareOf: (name: string) => `Share ${name}`,
  linkCopied: 'Link copied',
  linkNotCopied: 'The browser did not allow copying. The link is in the address bar.',
};
