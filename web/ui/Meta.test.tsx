import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { Meta } from './Meta.tsx';

it('leaves out what is not known', async () => {
  const { container } = await render(
    <Meta items={['1962', null, '3 h 48 min', '', false, undefined, <b key="r">PG</b>]} />,
  );
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
    '1962',
    '3 h 48 min',
    'PG',
  ]);
});
