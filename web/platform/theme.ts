export const themes = ['dark', 'light', 'system'] as const;
type Theme = (typeof themes)[number];

/** The script at the top of every page reads the same key before the first paint. */
const key = 'marquee-theme';

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'dark';
}

const listeners = new Set<() => void>();

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** Shows the theme at once and stores it for the next visit, where the browser allows it. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage may be closed or full: the choice then lasts for this page.
  }
}

const followOtherTab = (event: StorageEvent) => {
  if (event.key === key) show(isTheme(event.newValue) ? event.newValue : 'dark');
};

export function subscribeToTheme(changed: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTab);
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) removeEventListener('storage', followOtherTab);
  };
}
