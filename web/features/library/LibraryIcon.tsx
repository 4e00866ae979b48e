import icon from '#web/ui/Icon.module.css';

const paths = {
  plus: 'M10 4v12M4 10h12',
  dots: 'M4.5 10v.1M10 10v.1M15.5 10v.1',
  star: 'm10 3.2 2.1 4.6 5 .6-3.7 3.4 1 4.9L10 14.2l-4.4 2.5 1-4.9L2.9 8.4l5-.6z',
  hide: 'M3 3l14 14M8.3 5.2A8 8 0 0 1 17.5 10a9 9 0 0 1-2 2.7M12 14.5A8 8 0 0 1 2.5 10a9 9 0 0 1 3-3.5M8 8.2a2.6 2.6 0 0 0 3.7 3.7',
} as const;

/** Icons that only the library's own parts show: they load with it. */
export function LibraryIcon({ name, filled = false }: { name: keyof typeof paths; filled?: boolean }) {
  return (
    <svg className={filled ? icon.filled : icon.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
