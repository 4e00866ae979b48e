import type { ProviderId } from '@marquee/contracts/identity/providers.ts';
import type { ReactNode } from 'react';

import { methodName, providerWords as words } from '#web/messages/en/authProviders.ts';
import { Button } from '#web/ui/Button.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import styles from './ProviderButtons.module.css';

type ProviderButtonsProps = {
  providers: readonly ProviderId[];
  /** The one whose answer is waited for. */
  waitingFor: ProviderId | null;
  choose: (provider: ProviderId) => void;
  /** Somebody is about to choose. */
  prepare: () => void;
  /** What went wrong. */
  children?: ReactNode;
};

/** A press for each way to sign in beside a password, all of the same rank. One may change one's mind while it waits. */
export function ProviderButtons({ providers, waitingFor, choose, prepare, children }: ProviderButtonsProps) {
  const waiting = waitingFor === null ? '' : words.waiting(methodName(waitingFor));
  return (
    <div className={styles.ways} role="group" aria-label={words.group}>
      {providers.map((provider) => (
        <Button
          key={provider}
          className={styles.way}
          aria-busy={provider === waitingFor || undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => choose(provider)}
        >
          {provider === waitingFor ? waiting : words.go(methodName(provider))}
        </Button>
      ))}
      <VisuallyHidden>
        <span role="status">{waiting}</span>
      </VisuallyHidden>
      {children}
      <p className={styles.or} aria-hidden="true">
        {words.or}
      </p>
    </div>
  );
}
