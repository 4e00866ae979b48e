import { useLocation, useSearch } from 'wouter';

import { returnPath } from '#web/lib/returnPath.ts';
import { auth } from '#web/messages/en/auth.ts';

import { announceOnArrival } from './announce.ts';

/** Somebody is in: back to where they were, in place of the form. */
export function useArrival(): (name: string | null) => void {
  const search = useSearch();
  const [, navigate] = useLocation();
  return (name) => {
    announceOnArrival(name === null ? auth.signedIn.plain : auth.signedIn.as(name));
    navigate(returnPath(search), { replace: true });
  };
}
