/** More than the longest page shows. */
const most = 200;

/** The pictures of ours that a page shows, in the sizes of its `src`s and in its order. */
export function picturesIn(html: string): { size: string; file: string }[] {
  const found = [...html.matchAll(/ src="\/t\/p\/(?<size>\w+)\/(?<file>[\w.-]+)"/g)];
  const addresses = new Set(
    found.slice(0, most).map(({ groups }) => `${groups?.['size']}/${groups?.['file']}`),
  );
  return [...addresses].map((address) => {
    const [size = '', file = ''] = address.split('/');
    return { size, file };
  });
}
