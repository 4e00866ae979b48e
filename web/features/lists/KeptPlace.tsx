import { Component, type RefObject } from 'react';

type KeptPlaceProps = { grid: RefObject<Element | null>; firstPage: number };
type Kept = { cell: Element; top: number };

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Keeps the scroll position when a page is inserted above it. Only a class hears of a change before it is made. */
export class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate({ firstPage }: KeptPlaceProps): Kept | null {
    if (this.props.firstPage >= firstPage) return null;
    const cell = this.props.grid.current?.querySelector('li');
    return cell ? { cell, top: topOf(cell) } : null;
  }

  override componentDidUpdate(_before: KeptPlaceProps, _state: unknown, kept: Kept | null): void {
    if (kept?.cell.isConnected) scrollBy({ top: topOf(kept.cell) - kept.top, behavior: 'instant' });
  }

  override render(): null {
    return null;
  }
}
