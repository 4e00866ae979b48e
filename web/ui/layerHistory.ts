import { openLayer, openLayers } from './openLayers.ts';
import { ownStep } from './ownStep.ts';

/**
 * A layer over the page (a dialog, a menu, a list of suggestions) has a history entry on top of the page's own, so
 * that Back closes it and stays on the page. Browsers that have `CloseWatcher` don't ask it on a desktop's Back button.
 */

/** In the state of a layer's entry, which otherwise has the name and address of the page's. */
type LayerState = {
  /** How many layers are open there. */
  layers?: number | undefined;
  /** A choice made in a layer has navigated to another state of the page. */
  moved?: boolean | undefined;
};

type Entry = { state: LayerState; name: string; href: string };

/** The entry below each layer. */
const beneath: Entry[] = [];
/** The uppermost entry, as it was before a step through the history. */
let top: Entry | undefined;

/** The name of the current history entry. */
let nameHere = () => '';

let step: { goal: string | undefined; arrive: () => void; end: () => void } | undefined;

/** No further step: a frame's entries may be in between. */
const patienceMilliseconds = 500;

const readState = (): LayerState => Object(history.state);
const here = (): Entry => ({ state: readState(), name: nameHere(), href: location.href });

/** How many layers are open at the current entry. */
export const layerDepth = (): number => readState().layers ?? 0;

/** The layers part of an entry's state when its address is written, by a push or a replacement. */
export function layerState(isStep: boolean): LayerState {
  const depth = layerDepth();
  return depth > 0 ? { layers: depth, moved: isStep || readState().moved } : {};
}

function stepBack(by: number, goal?: string, arrive = () => {}): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => {
    clearTimeout(timer);
    step = undefined;
    ownStep.isMade = undefined;
    resolve();
    keepInStep();
  };
  const timer = setTimeout(end, patienceMilliseconds);
  step = { goal, arrive, end };
  ownStep.isMade = promise;
  history.go(-by);
}

const isMoved = ({ state, href }: Entry, page: Entry | undefined) =>
  state.moved === true && href !== page?.href;

/** The page stays as it was under its layers, at their entry. A choice made in one is a push. */
function goOn(depth: number, left: Entry, page: Entry | undefined): void {
  const isStep = depth === 0 && isMoved(left, page);
  const layer = { layers: depth, moved: depth > 0 && left.state.moved };
  const state = isStep ? { ...left.state, ...layer } : { ...readState(), ...layer, entry: left.name };
  history[isStep ? 'pushState' : 'replaceState'](state, '', left.href);
}

function pushEntry(depth: number): void {
  beneath.splice(depth, Infinity, here());
  history.pushState({ ...history.state, layers: depth + 1 }, '');
  noteTop();
}

/** Layers were closed, but not by Back: their entries are removed. */
function dropEntries(depth: number): void {
  const left = here();
  const goal = openLayers.all.length;
  const page = beneath[goal];
  if (depth === 1 && isMoved(left, page))
    history.replaceState({ ...left.state, layers: 0, moved: false }, '');
  else stepBack(depth - goal, page?.name, () => goOn(goal, left, page));
}

/** Gives each open layer its entry, and removes the entries of the closed ones. */
function keepInStep(): void {
  if (step) return;
  const depth = layerDepth();
  const count = openLayers.all.length;
  if (depth > count) dropEntries(depth);
  else for (let next = depth; next < count; next += 1) pushEntry(next);
  beneath.length = Math.min(beneath.length, count);
}

function noteTop(): void {
  if (layerDepth() > 0) top = here();
}

function closeAbove(depth: number): boolean {
  const page = beneath[depth];
  const closed = openLayers.all.slice(depth);
  openLayers.all = openLayers.all.slice(0, depth);
  beneath.length = Math.min(beneath.length, depth);
  const isPage = page !== undefined && page.name === here().name;
  if (isPage && top) goOn(depth, top, page);
  for (const { close } of closed.toReversed()) close();
  return isPage;
}

/** Back or Forward. True where the page stays as it is. */
export function walkLayers(): boolean {
  if (step) {
    const { goal, arrive, end } = step;
    const hasArrived = goal === here().name;
    if (hasArrived) arrive();
    end();
    return hasArrived;
  }
  const depth = layerDepth();
  const count = openLayers.all.length;
  if (depth < count) return closeAbove(depth);
  if (depth === count) return false;
  // The layer of that entry is gone, and nothing would show there.
  stepBack(depth - count);
  return true;
}

/** The browser opens and closes menus by itself. */
function followMenus(): void {
  const menus = new WeakMap<Element, () => void>();
  const toggle = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement) || target.popover !== 'auto') return;
    menus.get(target)?.();
    menus.delete(target);
    if (newState !== 'open') return;
    menus.set(target, openLayer({ close: () => target.hidePopover() }));
  };
  document.addEventListener('beforetoggle', toggle, true);
}

/** From here on Back closes layers: the caller passes each `popstate` to `walkLayers`. */
export function followLayers(currentEntry: () => string): void {
  nameHere = currentEntry;
  // Deferred: what closes one layer may open the next.
  openLayers.follow = () => queueMicrotask(keepInStep);
  addEventListener('replaceState', noteTop);
  followMenus();
  // After a reload nothing is open.
  keepInStep();
}
