import react from '@vitejs/plugin-react';

/**
 * React for every build and test alike. The compiler works only where a component asks for it with `'use memo'`:
 * everywhere it would cost 7 to 10 kB of the first load (docs/decisions/004).
 */
export const reactPlugin = () => react({ compiler: { compilationMode: 'annotation' } });
