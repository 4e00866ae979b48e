import { paths } from '@marquee/contracts/paths.ts';
import { useLocation, useSearch } from 'wouter';

import { returnPath } from '#web/lib/returnPath.ts';
import { auth } from '#web/messages/en/auth.ts';

import { announceOnArrival } from './announce.ts';

/** Somebody is in: back to where they were, in place of the form. */
export function useArrival() {
  const search = useSearch();
  const [, navigate] = useLocation();
  return {
    arrive: (name: string) => {
      announceOnArrival(auth.signedInAs(name));
      navigate(returnPath(search), { replace: true });
    },
    /** The account was made, but not the name: to where it can be set. */
    arriveNameless: () => {
      announceOnArrival(auth.nameless);
      navigate(paths.account, { replace: true });
    },
  };
}
