import { pictureUrl } from './api.ts';

export function Backdrop({ path }: { path: string | null }) {
  if (path === null) return null;
  return (
    <img
      className="backdrop"
      src={pictureUrl('w1280', path)}
      srcSet={`${pictureUrl('w780', path)} 780w, ${pictureUrl('w1280', path)} 1280w`}
      sizes="100vw"
      alt=""
    />
  );
}
