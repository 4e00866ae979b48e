import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { Suspense, use } from 'react';
import { useLocation } from 'wouter';

import { loadedPage, loadPage, matchRoute, type RouteMatch } from './loadPage.ts';

function RoutePage({ route, params }: RouteMatch) {
  const { Page } = loadedPage(route) ?? use(loadPage(route));
  return <Page params={params} />;
}

export function App() {
  const [pathname] = useLocation();
  const match = matchRoute(pathname);
  return (
    <Suspense fallback={null}>
      <RoutePage {...match} />
    </Suspense>
  );
}
