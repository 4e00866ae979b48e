import { useDispatch } from 'react-redux';

import type { AppDispatch } from './pageModule.ts';

/** The store's `dispatch`, with the types of what it takes. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
