import type { RefusalCause, RefusalStatus } from '#server/http/refusal.ts';
import type { SecurityHeaders } from '#server/http/securityHeaders.ts';

import { escapeHtml } from './escape.ts';
import { busyWords, failureHome, failureWords } from './failureWords.ts';
import { barColours, headScript } from './headScript.ts';
import { inlineHash } from './inlineHash.ts';

const againSeconds = 5;

const layout = `
.failure { min-height: 100svh; display: grid; grid-template-rows: auto 1fr; padding: 1.25rem var(--gutter, 1.5rem) 6rem; }
.failure a { outline-offset: 4px; text-decoration: none; }
.failure .home { display: inline-block; padding: .5rem 0; font: 400 1.75rem/1 var(--font-display, serif); color: inherit; }
.failure .home::after { content: " \\2022\\2022" / ""; color: var(--red, inherit); letter-spacing: -.06em; }
.failure main { display: grid; align-content: center; gap: 1.5rem; }
.failure h1 { margin: 0; max-width: 16ch; text-wrap: balance; font: 400 var(--t-h1, 3rem)/1 var(--font-display, serif); }
.failure p { margin: 0; max-width: 34rem; color: var(--ink-2, inherit); }
.failure main a { justify-self: start; padding: .8rem 1.4rem; border-radius: 3px; font-weight: 600;
  color: var(--on-red, inherit); background: var(--red, transparent); }
`;

/**
 * The page for when the app can't print one itself: whole, without script, and without a word about the cause.
 * `css` is the app's own global style sheet, so that it looks like the rest of the app.
 */
export function createFailurePage(
  security: SecurityHeaders,
  css: string,
): (status: RefusalStatus, cause?: RefusalCause) => Response {
  const style = css + layout;
  const policy = security.documentPolicy({ scripts: [inlineHash(headScript)], styles: [inlineHash(style)] });

  return (status, cause) => {
    const { title, text } = cause === 'busy' ? busyWords : failureWords[status];
    const triesAgain = status === 503 && cause !== 'damaged';
    const html = [
      '<!doctype html>',
      '<html lang="en" data-theme="dark">',
      '<head>',
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
      '<meta name="robots" content="noindex">',
      ...(triesAgain ? [`<meta http-equiv="refresh" content="${againSeconds}">`] : []),
      `<meta name="theme-color" content="${barColours.dark}">`,
      `<script>${headScript}</script>`,
      `<title>${escapeHtml(title)} · Marquee</title>`,
      `<style>${style}</style>`,
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      '</head>',
      '<body class="failure">',
      '<header><a class="home" href="/">Marquee</a></header>',
      `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="/">${failureHome}</a></main>`,
      '</body>',
      '</html>',
    ].join('\n');
    return new Response(html, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy,
      },
    });
  };
}
