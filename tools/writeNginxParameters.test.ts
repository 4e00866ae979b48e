import { expect, it } from 'vitest';

import { nginxWithParameters } from './writeNginxParameters.ts';

it('nginx knows every parameter that is read, and no other (else run: node tools/writeNginxParameters.ts)', () => {
  const { is, shouldBe } = nginxWithParameters();
  expect(is).toBe(shouldBe);
  expect(is).toContain('|with_genres|');
});
