import { Component, type ReactNode } from 'react';

type PageBoundaryProps = {
  children: ReactNode;
  /** What stands in for the page. `reset` shows the page again. */
  problem: (error: unknown, reset: () => void) => ReactNode;
};

type PageBoundaryState = { failed: false } | { failed: true; error: unknown };

/** Catches what a page throws while it renders. Only a class can. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failed: true, error };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.problem(this.state.error, () => this.setState({ failed: false }));
  }
}
