import { Component, type ReactNode, Suspense, use } from 'react';
import { useLocation } from 'wouter';

import { announcerId } from '#web/platform/focusPage.ts';

import '#web/ui/base.css';
import '#web/ui/tokens.css';
import { AskLayout, MainLayout } from './layouts/layouts.tsx';
import { loadedPage, matchRoute, pageToShow, type RouteMatch } from './loadPage.ts';
import { LazyPageProblem } from './PageProblem.lazy.ts';
import type { AppRoute } from './routes.ts';
import { OfflineNotice } from './shell/OfflineNotice.tsx';
import { SkipLink } from './shell/SkipLink.tsx';
import { PageWaiting } from './skeletons/PageWaiting.tsx';

import hidden from '#web/ui/type.module.css';

type PageBoundaryProps = { route: AppRoute; children: ReactNode };
type PageBoundaryState = { failed: false } | { failed: true; error: unknown };

/** Catches what a page throws while it renders, and shows a message in its place. Only a class can. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failed: true, error };
  }

  override render(): ReactNode {
    const { route, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Suspense>
        <LazyPageProblem
          error={this.state.error}
          route={route}
          reset={() => this.setState({ failed: false })}
        />
      </Suspense>
    );
  }
}

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
