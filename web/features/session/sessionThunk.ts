import { createAsyncThunk } from '@reduxjs/toolkit';

import type { ApiAccess } from '#web/api/baseQuery.ts';

/** The session's actions, which reach the identity service through what the store was given. */
export const createSessionThunk = createAsyncThunk.withTypes<{ extra: ApiAccess }>();
