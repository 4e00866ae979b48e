import { createHash } from 'node:crypto';

/** The source expression that lets a content security policy allow exactly this inline code. */
export const inlineHash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
