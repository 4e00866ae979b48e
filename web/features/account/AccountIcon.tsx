import styles from '#web/ui/Icon.module.css';

/** Icons that only these forms need, on the same grid as all others. */
const paths = {
  eye: 'M2.5 10s2.7-5 7.5-5 7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5zM7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0',
  eyeOff:
    'M3 3l14 14M5.2 6.300C3.4 7.8 2.5 10 2.5 10s2.7 5 7.5 5c1.3 0 2.4-.3 3.4-.8M8.3 5.200c.5-.1 1.1-.2 1.7-.2 4.8 0 7.5 5 7.5 5s-.6 1.2-1.8 2.400M8.3 8.400a2.3 2.3 0 0 0 3.2 3.3',
  ring: 'M5.5 10a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0',
} as const;

/** A decorative icon beside a word. */
export function AccountIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
