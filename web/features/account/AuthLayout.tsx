import { paths } from '@marquee/contracts/paths.ts';
import { type ReactNode, Suspense } from 'react';

import { cx } from '#web/lib/cx.ts';
import { auth } from '#web/messages/en/auth.ts';
import { mainId } from '#web/platform/focusPage.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { useScripted } from '#web/platform/useScripted.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Brand } from '#web/ui/Brand.tsx';
import { Picture } from '#web/ui/Picture.tsx';

import { Notice } from './FormParts.tsx';

import text from '#web/ui/type.module.css';
import styles from './Auth.module.css';

const Nothing = () => null;

/** Loaded after the form, which works without it all the same. */
const LazyDeviceJoins = lazyPart(async () => (await import('./DeviceJoins.tsx')).DeviceJoins, Nothing);

/** A film about looking in from outside. */
const still = { id: 567, path: '/m567-backdrop.svg' };

/** A still with a line on one side, the form on the other. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { line, title, credit } = auth.still;
  return (
    <div className={styles.auth}>
      <aside className={styles.aside} aria-label={auth.aside}>
        <figure className={styles.figure} data-on-picture="">
          <Picture
            path={still.path}
            kind="backdrop"
            sizes="(width >= 1024px) 58vw, 100vw"
            className={styles.picture}
            priority
          />
          <Brand className={styles.brand} />
          <figcaption className={styles.caption}>
            <p className={cx(text.h1, styles.line)}>{line}</p>
            <p className={text.small}>
              <AppLink className={text.link} href={paths.title('movie', still.id, title)}>
                {title}
              </AppLink>
              {credit}
            </p>
          </figcaption>
        </figure>
      </aside>
      <main id={mainId} className={styles.main} tabIndex={-1}>
        <div className={styles.column}>{children}</div>
      </main>
    </div>
  );
}

/** The way on without an account, and what of this device would join one. */
export function AuthFoot({ home = paths.home }: { home?: string }) {
  const isScripted = useScripted();
  return (
    <div className={styles.foot}>
      <p>
        {auth.works}{' '}
        <AppLink className={text.link} href={home}>
          {auth.goOn}
        </AppLink>
      </p>
      <div className={styles.joins}>
        {isScripted && (
          <Suspense>
            <LazyDeviceJoins />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Name of the form, a line below it, and a message for browsers in which it can't work. */
export function FormHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <div className={styles.head}>
        <h1 className={text.h1}>{title}</h1>
        {children !== undefined && <p>{children}</p>}
      </div>
      <div className={styles.scriptless}>
        <Notice>{auth.scriptless}</Notice>
      </div>
    </>
  );
}
