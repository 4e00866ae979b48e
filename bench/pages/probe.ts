import type { Page } from '@playwright/test';

/** Milliseconds of the page's clock; null for what never came. */
type Seen = { pressed: number; address: number | null; shown: number | null };
/** What a press or a step waits for. */
type Goal =
  | { what: 'heading'; /** Text of the pressed link. */ of: string }
  | { what: 'dialog' }
  | { what: 'place'; heading: string; y: number }
  | { what: 'results' };
type Target = { x: number; y: number; text: string };
export type TargetKind = 'poster' | 'trailer' | 'search';

type Probe = {
  arm: (goal: Goal | null) => void;
  seen: () => Promise<Seen>;
  /** From the last press to the paint after the last change of the results below the search field. The baseline page asks 250 ms after it. */
  results: () => number | null;
  /** Goes back, which counts as the press. */
  back: () => void;
  find: (kind: TargetKind, nth: number) => Target | null;
  /** Moves such an element into view. */
  bring: (kind: TargetKind, nth: number) => void;
  heading: () => string;
  /** Durations of the events that the person caused, from the hand to the next frame. */
  durations: number[];
};
type ProbedPage = { probe: Probe };

/** Runs in the page before anything else. */
export function observeInput() {
  const patience = 15_000;
  const results = '[role="listbox"], main form[role="search"] ~ *';
  const bare = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, '');
  const durations: number[] = [];
  let seen: Promise<Seen>;
  let pressed = 0;
  let address: number | null = null;
  let resultsAt: number | null = null;
  let href = '';

  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (pressed = timeStamp), true);
  const { navigation } = globalThis as unknown as { navigation: EventTarget };
  navigation.addEventListener('currententrychange', () => {
    if (location.href !== href) address ??= performance.now();
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.addEventListener('message', () => {
    for (const act of waiting.splice(0)) act();
  });
  port1.start();
  /** In a frame: a message that is sent now comes after it was painted. */
  const afterPaint = (act: () => void) => {
    waiting.push(act);
    port2.postMessage(null);
  };
  /** What screen readers are told follows once the typing rests, on purpose. */
  const isResults = (node: Node | null) =>
    node instanceof Element &&
    node.closest('[role="status"]') === null &&
    (node.closest(results) ?? node.querySelector(results)) !== null;
  const noteResults = (changes: MutationRecord[]) => {
    const isNew = changes.some(
      ({ target, addedNodes }) =>
        isResults(target instanceof Element ? target : target.parentElement) ||
        [...addedNodes].some(isResults),
    );
    if (isNew) requestAnimationFrame(() => afterPaint(() => (resultsAt = performance.now())));
  };

  /** Whether a view transition still shows more of the page before. */
  const isFadingIn = () => {
    const { activeViewTransition } = document as Document & { activeViewTransition?: object | null };
    if (!activeViewTransition) return false;
    return Number(getComputedStyle(document.documentElement, '::view-transition-new(root)').opacity) < 0.9;
  };
  /** Seen by a person: no part of it is still fading in. */
  const isVisible = (element: Element | null | undefined) => {
    if (!element?.checkVisibility({ visibilityProperty: true }) || isFadingIn()) return false;
    for (let part: Element | null = element; part; part = part.parentElement)
      if (Number(getComputedStyle(part).opacity) < 0.9) return false;
    return element.getBoundingClientRect().height > 0;
  };
  // A page that was left may still be there, hidden.
  const headingElement = () =>
    [...document.querySelectorAll('main h1')].find((heading) => heading.checkVisibility()) ?? null;
  const isReached = (goal: Exclude<Goal, { what: 'results' }>, before: string) => {
    const heading = headingElement();
    const text = bare(heading?.textContent);
    if (goal.what === 'dialog') return isVisible(document.querySelector('dialog[open], [role="dialog"]'));
    if (goal.what === 'place')
      return text === goal.heading && Math.abs(scrollY - goal.y) <= 2 && !isFadingIn();
    return text !== '' && text !== before && bare(goal.of).includes(text) && isVisible(heading);
  };
  const arm = (goal: Goal | null) => {
    address = null;
    resultsAt = null;
    href = location.href;
    durations.length = 0;
    if (goal?.what === 'results')
      new MutationObserver(noteResults).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    if (goal === null || goal.what === 'results') return;
    const before = bare(headingElement()?.textContent);
    const start = performance.now();
    seen = new Promise((resolve) => {
      const end = (shown: number | null) => resolve({ pressed, address, shown });
      const look = () => {
        if (isReached(goal, before)) afterPaint(() => end(performance.now()));
        else if (performance.now() - start > patience) end(null);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  };

  const selectors: Record<TargetKind, string> = {
    poster: 'main a[href^="/movie/"]:has(img)',
    trailer: 'main button',
    search: 'input[name="q"]',
  };
  const all = (kind: TargetKind) =>
    [...document.querySelectorAll(selectors[kind])].filter(
      (element) => kind !== 'trailer' || /^Play (?:trailer|teaser)/.test(element.textContent.trim()),
    );
  const bring = (kind: TargetKind, nth: number) => {
    const elements = all(kind);
    elements[nth % elements.length]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  /** The middle of the nth such element that can be pressed where the page stands. */
  const find = (kind: TargetKind, nth: number): Target | null => {
    const targets = all(kind).flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + Math.min(height / 2, 100)];
      const hit = x > 0 && y > 0 && x < innerWidth && y < innerHeight && document.elementFromPoint(x, y);
      return hit && element.contains(hit) ? [{ x, y, text: element.textContent }] : [];
    });
    return targets[nth % targets.length] ?? null;
  };

  const probe: Probe = {
    arm,
    seen: () => seen,
    results: () => resultsAt && resultsAt - pressed,
    back: () => {
      pressed = performance.now();
      history.back();
    },
    find,
    bring,
    heading: () => bare(headingElement()?.textContent),
    durations,
  };
  Object.assign(globalThis, { probe });
}

/** The probe of a page, from outside. */
export const probeOf = (page: Page) => ({
  arm: (goal: Goal | null) =>
    page.evaluate((goal) => (globalThis as unknown as ProbedPage).probe.arm(goal), goal),
  seen: () => page.evaluate(() => (globalThis as unknown as ProbedPage).probe.seen()),
  results: () => page.evaluate(() => (globalThis as unknown as ProbedPage).probe.results()),
  back: () => page.evaluate(() => (globalThis as unknown as ProbedPage).probe.back()),
  heading: () => page.evaluate(() => (globalThis as unknown as ProbedPage).probe.heading()),
  worst: () => page.evaluate(() => Math.max(0, ...(globalThis as unknown as ProbedPage).probe.durations)),
  bring: (kind: TargetKind, nth: number) =>
    page.evaluate(([kind, nth]) => (globalThis as unknown as ProbedPage).probe.bring(kind, nth), [
      kind,
      nth,
    ] as const),
  find: (kind: TargetKind, nth: number) =>
    page.evaluate(([kind, nth]) => (globalThis as unknown as ProbedPage).probe.find(kind, nth), [
      kind,
      nth,
    ] as const),
});
