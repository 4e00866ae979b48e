import { useLayoutEffect } from 'react';
import { Link, Route, Switch, useLocation } from 'wouter';

import { FilmPage } from './FilmPage.tsx';
import { HomePage } from './HomePage.tsx';
import { ListPage } from './ListPage.tsx';
import { Search } from './Search.tsx';

/** Where each page was left. */
const places = new Map<string, number>();
history.scrollRestoration = 'manual';
let isBack = false;
addEventListener('popstate', () => {
  isBack = true;
});

export function App() {
  const [path] = useLocation();
  useLayoutEffect(() => {
    scrollTo(0, isBack ? (places.get(path) ?? 0) : 0);
    isBack = false;
    const keep = () => places.set(path, scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [path]);
  return (
    <>
      <header>
        <Link href="/">Films</Link>
        <Link href="/top_rated">Top rated</Link>
        <Search />
      </header>
      <main>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          <Route path="/top_rated">
            <ListPage />
          </Route>
          <Route path="/movie/:id">{({ id }) => <FilmPage key={id} id={id} />}</Route>
        </Switch>
      </main>
    </>
  );
}
