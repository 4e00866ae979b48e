import { Component, type ReactNode, Suspense } from 'react';

import { PageProblemLater } from './PageProblemLater.ts';
import type { AppRoute } from './routes.ts';

type PageBoundaryProps = { route: AppRoute; children: ReactNode };
type PageBoundaryState = { failed: false } | { failed: true; error: unknown };

/** Catches what a page throws while it renders, and says so in its place. Only a class can. */
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
        <PageProblemLater
          error={this.state.error}
          route={route}
          reset={() => this.setState({ failed: false })}
        />
      </Suspense>
    );
  }
}
