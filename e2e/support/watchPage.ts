import type { Page } from '@playwright/test';

/** Collects what must never happen on any page: errors, refused content and requests to strangers. */
export function watchPage(page: Page, ...origins: readonly string[]): { faults: string[] } {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const is404OfThePage =
      message.text().includes('the server responded with a status of 404') &&
      message.location().url === page.url();
    if (message.type() === 'error' && !is404OfThePage) faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !origins.includes(url.origin))
      faults.push(`stranger: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()}: ${response.url()}`);
  });
  return { faults };
}
