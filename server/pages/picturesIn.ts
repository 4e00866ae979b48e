/** More than the longest page shows. */
const most = 300;

const offered = /(?<=srcset="(?:[^"]*, )?)\/t\/p\/(?<size>\w+)\/(?<file>[\w.-]+)/gi;

/** The pictures of ours that a page shows, in all sizes that it offers and in its order. */
export function picturesIn(html: string): { size: string; file: string }[] {
  const addresses = new Set([...html.matchAll(offered)].map(([address]) => address));
  return [...addresses].slice(0, most).map((address) => {
    const [, , , size = '', file = ''] = address.split('/');
    return { size, file };
  });
}
