import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { Picture } from './Picture.tsx';

const image = (container: HTMLElement) => container.querySelector('img');

it('reserves its place and loads late unless it is part of the first screen', async () => {
  const { container } = await render(<Picture path="/m1-poster.svg" kind="poster" sizes="10rem" />);
  expect(image(container)?.outerHTML).toContain('width="500" height="750" loading="lazy" decoding="async"');
  expect(image(container)?.alt).toBe('');
});

it('is fetched first where it is the main picture', async () => {
  const { container } = await render(
    <Picture path="/m1-backdrop.svg" kind="backdrop" sizes="100vw" alt="A desert" priority />,
  );
  expect(image(container)?.getAttribute('fetchpriority')).toBe('high');
  expect(image(container)?.hasAttribute('loading')).toBe(false);
  expect(image(container)?.alt).toBe('A desert');
});

it('replaces a missing picture in the same shape', async () => {
  const screen = await render(<Picture path={null} kind="still" sizes="10rem" alt="No still" />);
  const standIn = screen.getByRole('img', { name: 'No still' }).element();
  expect(standIn.getAttribute('viewBox')).toBe('0 0 300 169');
});

it('hides a placeholder without a text', async () => {
  const { container } = await render(<Picture path={null} kind="poster" sizes="10rem" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('has its colour before it has its pixels', async () => {
  const groundOf = async (path: string) => {
    const { container } = await render(<Picture path={path} kind="poster" sizes="10rem" eager />);
    const picture = container.querySelector('img');
    return picture && getComputedStyle(picture).backgroundColor;
  };
  expect(await groundOf('/m1-poster.4fk2c901.svg')).toBe('rgb(21, 25, 25)');
  expect(await groundOf('/m1-poster.4fk2c902.svg')).toBe('rgb(45, 16, 13)');
  expect(await groundOf('/m1-layer2.4fk2c901.svg')).toBe('rgba(0, 0, 0, 0)');
});
