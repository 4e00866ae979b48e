import type { Page } from '@playwright/test';

/** How far the page reaches beyond its window. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words that a box cuts off without dots. Scrollable text counts as visible, text for screen readers as complete. */
export const cutWords = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const range = document.createRange();
    const isCut = (node: Node, box: Element) => {
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      const edge = box.getBoundingClientRect();
      return words.width > 1 && (words.left < edge.left - 1 || words.right > edge.right + 1);
    };
    /** The boxes around an element, up to one that scrolls or cuts with dots. */
    const around = (element: Element | null): Element[] => {
      if (!element) return [];
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis') return [];
      return [element, ...around(element.parentElement)];
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const boxes = around(node.parentElement);
      const words = node.textContent?.trim() ?? '';
      if (words === '' || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (boxes.some((box) => getComputedStyle(box).clipPath !== 'none')) continue;
      for (const box of boxes) {
        if (getComputedStyle(box).overflowX !== 'visible' && isCut(node, box)) found.add(words);
      }
    }
    return [...found];
  });
