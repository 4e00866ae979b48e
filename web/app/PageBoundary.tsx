import { Component, type ReactNode } from 'react';

import { PageProblem } from './PageProblem.tsx';
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
      <PageProblem error={this.state.error} route={route} reset={() => this.setState({ failed: false })} />
    );
  }
}
