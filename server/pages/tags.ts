import { escapeHtml, escapeJson } from './escape.ts';

type Attributes = Record<string, string | true | undefined>;

/** An opening tag. */
export function tag(name: string, attributes: Attributes): string {
  const printed = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : value === true ? [key] : [`${key}="${escapeHtml(value)}"`],
  );
  return `<${[name, ...printed].join(' ')}>`;
}

export const meta = (name: string, content: string) => tag('meta', { name, content });

/** Data for the script. */
export const jsonTag = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${escapeJson(data)}</script>`;

/** What browsers and systems show for the whole of Marquee. */
export const icons = [
  tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
  tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
];

/** The app's script at once and at low priority, with what it imports: for a page that is empty without it. */
export const scripts = ({ entry, chunks }: { entry: string; chunks: readonly string[] }) => [
  ...chunks.map((href) => tag('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
  `${tag('script', { type: 'module', src: entry, fetchpriority: 'low' })}</script>`,
];
