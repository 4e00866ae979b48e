import type { Settings } from '#server/env.ts';
import { createSecurityHeaders, type SecurityHeaders } from '#server/http/securityHeaders.ts';
import { securityOptionsOf } from '#server/securityOptionsOf.ts';

/** The policy of production, but for the scripts and styles that Vite puts into pages and its line to them. */
export function devSecurity(settings: Settings): SecurityHeaders {
  const options = securityOptionsOf(settings);
  const strict = createSecurityHeaders({
    ...options,
    secure: false,
    connect: [...(options.connect ?? []), 'ws:'],
  });
  const inline = [`'unsafe-inline'`];
  return { ...strict, documentPolicy: () => strict.documentPolicy({ scripts: inline, styles: inline }) };
}
