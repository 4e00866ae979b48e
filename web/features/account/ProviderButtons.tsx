import type { ProviderId } from '@marquee/contracts/identity/providers.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

import type { IdentityClient, SessionUser } from '#web/api/identity/identityClient.ts';
import { methodName, providerWords as words } from '#web/messages/en/authProviders.ts';
import { Button } from '#web/ui/Button.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { providerNotice } from './providerNotice.ts';
import { failureOf, type FormNotice } from './useForm.ts';

import styles from './ProviderButtons.module.css';

type ProviderButtonsProps = {
  providers: readonly ProviderId[];
  /** The provider of the open window. */
  waitingFor: ProviderId | null;
  choose: (provider: ProviderId) => void;
  /** The user is about to choose. */
  prepare: () => void;
  /** What went wrong. */
  children?: ReactNode;
};

/** A button for each provider, all of the same rank. The user may choose another one while one waits. */
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

type ProviderWay = 'popup' | 'redirect';

type ProviderParts = {
  identity: () => Promise<IdentityClient>;
  /** Windows don't answer here, so the page itself goes. */
  leaves: boolean;
  /** Where the page has just come back from. */
  backFrom: ProviderId | null;
  onBegin: () => void;
  onDone: (user: SessionUser) => void;
};

type Trouble = FormNotice & { provider: ProviderId; way: ProviderWay; isBlocked: boolean };

/** Signing in by a provider: one at a time counts, the latest. */
export function useProviders({ identity, leaves, backFrom, onBegin, onDone }: ProviderParts) {
  const latest = useRef(0);
  const [waitingFor, setWaitingFor] = useState(backFrom);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  /** Waits for the result. A later one replaces it. */
  const follow = async (
    provider: ProviderId,
    way: ProviderWay,
    work: (client: IdentityClient) => Promise<SessionUser | null>,
  ) => {
    latest.current += 1;
    const turn = latest.current;
    onBegin();
    let client: IdentityClient | null = null;
    try {
      client = await identity();
      const user = await work(client);
      if (user !== null) onDone(user);
    } catch (thrown) {
      if (turn !== latest.current) return;
      const failure = failureOf(thrown);
      const notice = providerNotice(provider, failure, client?.linkOffer() ?? null);
      const isBlocked = failure.code === 'popup-blocked';
      setTrouble(notice && { ...notice, provider, way: isBlocked ? 'redirect' : way, isBlocked });
    } finally {
      if (turn === latest.current) setWaitingFor(null);
    }
  };

  const choose = (provider: ProviderId, way: ProviderWay = leaves ? 'redirect' : 'popup') => {
    setTrouble(null);
    setWaitingFor(provider);
    void follow(provider, way, (client) => client.signInWith(provider, way));
  };

  const comeBack = useEffectEvent(() => {
    if (backFrom !== null) void follow(backFrom, 'redirect', (client) => client.finishRedirect());
  });
  useEffect(() => {
    comeBack();
    // Restored by the browser's Back button: the page is as it was left, but nothing is under way.
    const rest = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      latest.current += 1;
      setWaitingFor(null);
    };
    addEventListener('pageshow', rest);
    return () => removeEventListener('pageshow', rest);
  }, []);

  return { waitingFor, trouble, choose, prepare: () => void identity().catch(() => {}) };
}
