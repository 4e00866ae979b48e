import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { Switch } from './Switch.tsx';

const told = vi.fn<(isOn: boolean) => void>();

function Choice() {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Switch
        label="Previews"
        isOn={isOn}
        onSwitch={(next) => {
          told(next);
          setOn(next);
        }}
      />
      <p>{isOn ? 'moving' : 'still'}</p>
    </>
  );
}

it('counts what was switched before its script was there', async () => {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(<Choice />);
  document.body.append(holder);
  const choice = page.getByRole('switch', { name: 'Previews' });
  await choice.click();
  await expect.element(page.getByText('moving')).toBeVisible();
  const root = hydrateRoot(holder, <Choice />);
  await expect.element(page.getByText('still')).toBeVisible();
  await expect.element(choice).not.toBeChecked();
  expect(told.mock.calls).toEqual([[false]]);
  await choice.click();
  await expect.element(page.getByText('moving')).toBeVisible();
  await expect.element(choice).toBeChecked();
  root.unmount();
});
