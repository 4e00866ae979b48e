import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

const folder = mkdtempSync(join(tmpdir(), 'marquee-run-'));

/** Before the tests: a folder for what they share. */
export const setup = ({ provide }: TestProject): void => provide('shared', folder);

export const teardown = (): void => rmSync(folder, { recursive: true, force: true });
