import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { type ReactNode, Suspense, use } from 'react';
import { useLocation } from 'wouter';

import { announcerId } from '#web/platform/focusPage.ts';

import { AskLayout } from './layouts/AskLayout.tsx';
import { MainLayout } from './layouts/MainLayout.tsx';
import { loadedPage, matchRoute, pageToShow, type RouteMatch } from './loadPage.ts';
import { PageBoundary } from './PageBoundary.tsx';
import type { AppRoute } from './routes.ts';
import { OfflineNotice } from './shell/OfflineNotice.tsx';
import { SkipLink } from './shell/SkipLink.tsx';
import { PageWaiting } from './skeletons/PageWaiting.tsx';

import hidden from '#web/ui/VisuallyHidden.module.css';

function RouteLayout({ route, children }: { route: AppRoute; children: ReactNode }) {
  const { layout = 'main', overlay = false } = route;
  if (layout === 'auth') return children;
  return (
    <MainLayout overlay={overlay}>
      {layout === 'ask' ? <AskLayout>{children}</AskLayout> : children}
    </MainLayout>
  );
}

function RoutePage({ route, params }: RouteMatch) {
  const { Page } = loadedPage(route) ?? use(pageToShow(route));
  return <Page params={params} />;
}

/** Layout and page of the current address. */
export function App() {
  const [pathname] = useLocation();
  const { route, params } = matchRoute(pathname);
  return (
    <>
      <SkipLink />
      <RouteLayout route={route}>
        <PageBoundary key={pathname} route={route}>
          <Suspense fallback={<PageWaiting shape={route.skeleton} />}>
            <RoutePage route={route} params={params} />
          </Suspense>
        </PageBoundary>
      </RouteLayout>
      <OfflineNotice />
      <p id={announcerId} className={hidden.hidden} role="status" />
    </>
  );
}
