import {
  Activity,
  Component,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { type BaseLocationHook, type BaseSearchHook, Router, useLocation, useRouter } from 'wouter';

import { announcerId } from '#web/platform/focusPage.ts';
import { leftPage, usePages } from '#web/platform/shownPages.ts';

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
  return layout === 'auth' ? children : <MainLayout overlay={overlay}>{children}</MainLayout>;
}

/** Not suspended while its script is loading: React would show it a third of a second late. */
function RoutePage({ route, params }: RouteMatch) {
  const [, arrive] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const page = loadedPage(route);
  const isMissing = page === undefined;
  useEffect(() => {
    if (isMissing) pageToShow(route).then(arrive, (error: unknown) => setFailure({ error }));
  }, [isMissing, route]);
  if (failure) throw failure.error;
  return page ? <page.Page params={params} /> : <PageWaiting shape={route.skeleton} />;
}

function pageContent(pathname: string): ReactNode {
  const { route, params } = matchRoute(pathname);
  const page = (
    <PageBoundary route={route}>
      <Suspense fallback={<PageWaiting shape={route.skeleton} />}>
        <RoutePage route={route} params={params} />
      </Suspense>
    </PageBoundary>
  );
  return route.layout === 'ask' ? <AskLayout>{page}</AskLayout> : page;
}

type PagePlaceProps = { pageKey: number; pathname: string; isShown: boolean };

/** The place of one page, shown or left. Once left it keeps its address, so that nothing in it changes. */
function PagePlace({ pageKey, pathname, isShown }: PagePlaceProps) {
  const { hook, searchHook, aroundNav, ...around } = useRouter();
  const own = useMemo(() => {
    const router = { hook, searchHook, aroundNav, ...around };
    const ownHook: BaseLocationHook = () => {
      const [current, navigate] = hook(router);
      return [leftPage(pageKey)?.pathname ?? current, navigate];
    };
    const ownSearchHook: BaseSearchHook = () => {
      const current = searchHook(router);
      return leftPage(pageKey)?.search ?? current;
    };
    return (
      <Router hook={ownHook} searchHook={ownSearchHook} aroundNav={aroundNav}>
        {pageContent(pathname)}
      </Router>
    );
    // The router around the app never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pageKey, pathname]);
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{own}</Activity>;
}

/** Layout and page of the current address, and the hidden pages that were left. */
export function App() {
  const [pathname] = useLocation();
  const { shown, left } = usePages();
  const { route } = matchRoute(pathname);
  // In the order in which they were opened: so none of them moves.
  const pages = [...left, { key: shown, pathname }].toSorted((one, other) => one.key - other.key);
  return (
    <>
      <SkipLink />
      <RouteLayout route={route}>
        {pages.map((page) => (
          <PagePlace
            key={`${page.key} ${page.pathname}`}
            pageKey={page.key}
            pathname={page.pathname}
            isShown={page.key === shown}
          />
        ))}
      </RouteLayout>
      <OfflineNotice />
      <p id={announcerId} className={hidden.hidden} role="status" />
    </>
  );
}
