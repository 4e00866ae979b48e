import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { PartMissing } from './StateMessage.tsx';

it('says aloud that a part did not load, and offers to fetch it', async () => {
  const retry = vi.fn<() => void>();
  const screen = await render(<PartMissing retry={retry} />);
  expect(screen.getByRole('alert').element().textContent).toContain('Part of this page did not load.');
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});
