import type { ReactNode } from 'react';

import { AgeNotice } from '#web/app/shell/AgeNotice.tsx';
import { TabBar, TopBar } from '#web/app/shell/bars.tsx';
import { Footer } from '#web/app/shell/Footer.tsx';
import { mainId } from '#web/platform/focusPage.ts';

import styles from './layouts.module.css';

type MainLayoutProps = {
  /** The page opens with a picture that reaches under the bar. */
  overlay: boolean;
  children: ReactNode;
};

/** Bar, page, footer; on phones the tabs. */
export function MainLayout({ overlay, children }: MainLayoutProps) {
  return (
    <>
      <TopBar overlay={overlay} />
      <main id={mainId} className={styles.main} tabIndex={-1}>
        <AgeNotice overlay={overlay} />
        {children}
      </main>
      <Footer />
      <TabBar />
    </>
  );
}

/** The second layout: the visitor's words on the left (an element with `data-rail`), the answer on the right. */
export function AskLayout({ children }: { children: ReactNode }) {
  return <div className={styles.ask}>{children}</div>;
}
