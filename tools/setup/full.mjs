// Which tests run. Exhaustive ones carry the tag `full`, and run only where FULL=1 (`npm run test:full`).
export const fullTag = {
  name: 'full',
  description: 'What is exhaustive or takes long: every width, every failure, the whole catalogue.',
};

export const isFull = process.env.FULL === '1';
