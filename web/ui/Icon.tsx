import styles from './Icon.module.css';

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Strokes of the icons that many parts use, on a grid of 20. */
const iconPaths = {
  play: 'M6 4.2v11.6L15.6 10z',
  check: 'm4 10.5 4 4L16.2 6',
  left: 'M12 4.5 6.5 10l5.5 5.5',
  right: 'm8 4.5 5.5 5.5L8 15.5',
  down: 'm4.5 7.5 5.5 5.5 5.5-5.5',
  arrow: 'M3.5 10h13M11 4.5l5.5 5.5-5.5 5.5',
  back: 'M16.5 10h-13M9 4.5 3.5 10 9 15.5',
  search: `${circle(9, 9, 5.5)}M13.2 13.2l4 4`,
  close: 'm5 5 10 10M15 5 5 15',
  theme: circle(10, 10, 6.5),
  home: 'M3.5 9 10 3.5 16.5 9v7.5h-4.7v-4.8H8.2v4.8H3.5z',
  ask: 'M3.5 4h13v9.5H9.2l-3.5 3v-3H3.5zM7 7.5h6M7 10.2h3.5',
  film: 'M3 4h14v12H3zM6.5 4v12M13.5 4v12M3 8h3.5M3 12h3.5M13.5 8H17M13.5 12H17M6.5 10h7',
  tv: 'M3 6.5h14v9H3zM7 3l3 3.5L13 3M7 18h6',
  person: `${circle(10, 7, 3.2)}M3.8 16.8c.6-3.3 3.1-5 6.2-5s5.6 1.7 6.2 5`,
  info: `${circle(10, 10, 7)}M10 9.2v4.6M10 6.3v.1`,
  share: 'M10 12V3.5M6.8 6.5 10 3.3l3.2 3.2M4.5 9.5v7h11v-7',
  retry: 'M4 8h8a4 4 0 0 1 0 8H8M7 4.5 3.5 8 7 11.5',
  warning: `${circle(10, 10, 7)}M10 6v5M10 13.6v.1`,
  external: 'M11.5 3.5h5v5M16.5 3.5 9 11M14 11.5v5H3.5V6h5',
  offline: 'M3 3l14 14M5 9.8a8 8 0 0 1 3-1.7M11.5 8a8 8 0 0 1 3.6 1.8M7.5 12.6a4.3 4.3 0 0 1 5 0M10 15.5v.1',
  // A ribbon between pages.
  mark: 'M5.5 3.5h9v13L10 12.8l-4.5 3.7z',
  clock: `${circle(10, 10, 7)}M10 5.8V10l3 2`,
} as const;

/** An icon that many parts use, or one of a part's own: its strokes. */
export type IconName = keyof typeof iconPaths | { d: string; filled?: boolean };

type IconProps = { name: IconName; filled?: boolean };

/** A decorative icon beside a word, or inside a control that has a name of its own. */
export function Icon({
  name,
  filled = name === 'play' || (typeof name === 'object' && name.filled),
}: IconProps) {
  return (
    <svg className={filled ? styles.filled : styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={typeof name === 'string' ? iconPaths[name] : name.d} />
      {name === 'theme' && <path className={styles.solid} d="M10 3.5v13a6.5 6.5 0 0 0 0-13z" />}
    </svg>
  );
}
