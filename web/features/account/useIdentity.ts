import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

import type { IdentityClient } from '#web/api/identity/identityClient.ts';

type Access = { identity: () => Promise<IdentityClient> };

/** The client that the store was given. The first call loads the identity library. */
export function useIdentity(): () => Promise<IdentityClient> {
  const dispatch = useDispatch<ThunkDispatch<unknown, Access, UnknownAction>>();
  return () => dispatch((_dispatch, _getState, { identity }) => identity());
}
