import { overscan } from './camera.ts';
import { drawPlane } from './drawPlane.ts';
import { filmColourNames, inkOn } from './filmColours.ts';
import { fitWords } from './lettering.ts';
import type { Art } from './loadArt.ts';
import type { Box, Lettering, ScriptPart, TeaserScript, Unit } from './script.ts';
import { type Size, tracksOf } from './tracks.ts';

import styles from './stage.module.css';

/** A separate part of the film. It is built when it is needed first: all at once would keep the page from answering. */
type Standing = { part: ScriptPart; isBuilt: boolean; element: HTMLElement | null; animations: Animation[] };

/**
 * A film on its screen. The browser's compositor moves it; its caller sets the time. A screen of another size
 * needs another one.
 */
export type MountedStage = {
  /** Builds one more part. False where all are built. */
  buildNext: () => boolean;
  /** Sets every part to one moment, and plays on from there or not. */
  set: (position: number, isPlaying: boolean) => void;
  /** Shows the parts around a moment and removes all others: to be called a few times a second. */
  keepUp: (position: number) => void;
  /** Plays on from the current time, or pauses. */
  run: (isPlaying: boolean) => void;
  remove: () => void;
};

type Scope = {
  script: TeaserScript;
  art: Art;
  isStill: boolean;
  /** Whether it loops. */
  isLoop?: boolean;
  /** Device pixels for each CSS pixel. */
  density: number;
  /** The animations of the part that is being built. */
  animations: Animation[];
};

const widestPlane = 1600;
/** How long before its time a part is added, and how long after it it is removed. */
const ahead = 1500;
const behind = 200;
const everything: Box = [0, 0, 100, 100];
type Timed = Pick<ScriptPart, 'start' | 'end' | 'fade' | 'move'>;

function place(element: HTMLElement, [left, top, width, height]: Box): void {
  const { style } = element;
  style.left = `${left}%`;
  style.top = `${top}%`;
  style.width = `${width}%`;
  style.height = `${height}%`;
}

type Showing = { isShownAlways: boolean; size: Size };

function animate(element: HTMLElement, timed: Timed, scope: Scope, { isShownAlways, size }: Showing): void {
  const { script, isStill, isLoop, animations } = scope;
  const { light, way } = tracksOf(timed, script.duration, { isStill, isShownAlways, size });
  for (const frames of [light, way]) {
    if (frames.length === 0) continue;
    const animation = element.animate(frames, {
      duration: script.duration,
      fill: 'both',
      iterations: isLoop ? Number.POSITIVE_INFINITY : 1,
    });
    animation.pause();
    animations.push(animation);
  }
}

function unitElement({ text, fade, move }: Unit, span: ScriptPart, scope: Scope): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  if (fade || move) {
    element.className = styles.unit ?? '';
    const timed = { start: span.start, end: span.end, ...(fade && { fade }), ...(move && { move }) };
    animate(element, timed, scope, { isShownAlways: true, size: { width: 0, height: 0 } });
  }
  return element;
}

function wordsElement(text: Lettering, part: ScriptPart, scope: Scope): HTMLElement {
  const outer = document.createElement('div');
  outer.className = [styles.words, styles[text.role]].join(' ');
  outer.dataset['ink'] = text.ink;
  outer.dataset['across'] = text.across;
  outer.dataset['down'] = text.down;
  const inner = document.createElement('p');
  inner.dataset['size'] = String(text.size);
  for (const [index, units] of text.words.entries()) {
    if (index > 0) inner.append(' ');
    const word = document.createElement('span');
    word.className = styles.word ?? '';
    word.append(...units.map((unit) => unitElement(unit, part, scope)));
    inner.append(word);
  }
  outer.append(inner);
  return outer;
}

function planeElement(
  paint: Extract<ScriptPart['paint'], { kind: 'art' }>,
  window: { width: number; height: number },
  isFramed: boolean,
  { art, density }: Scope,
): HTMLElement | null {
  const canvas = document.createElement('canvas');
  const room = isFramed ? overscan : 1;
  const width = Math.min(widestPlane, Math.ceil(window.width * room * density));
  canvas.width = Math.max(2, width);
  canvas.height = Math.max(2, Math.ceil((width * window.height) / Math.max(1, window.width)));
  canvas.className = (isFramed ? styles.framed : styles.plane) ?? '';
  return drawPlane(canvas, art, { ...paint, isFramed }) ? canvas : null;
}

function elementOf(
  part: ScriptPart,
  window: { width: number; height: number },
  isFramed: boolean,
  scope: Scope,
): HTMLElement | null {
  const { paint } = part;
  switch (paint.kind) {
    case 'art':
      return planeElement(paint, window, isFramed, scope);
    case 'text':
      return wordsElement(paint.text, part, scope);
    case 'fill': {
      const element = document.createElement('div');
      element.className = styles.fill ?? '';
      element.dataset['fill'] = paint.fill;
      return element;
    }
    case 'group':
      break;
  }
  const element = document.createElement('div');
  element.className = (paint.clip ? styles.window : styles.group) ?? '';
  return element;
}

/** The fixed point while a part grows: for pictures, their subject. */
function pivotOf({ pivot, paint }: ScriptPart, { art }: Scope): string {
  const [x, y] =
    pivot ?? (paint.kind === 'art' ? [art.subject.x * 100, art.subject.y * 100] : ([50, 50] as const));
  return `${x}% ${y}%`;
}

function timedOf({ start, end, fade, move, moveAlone }: ScriptPart, { art }: Scope): Timed {
  const way = art.isLayered ? move : (moveAlone ?? move);
  return { start, end, ...(fade && { fade }), ...(way && { move: way }) };
}

type Around = { width: number; height: number; isClip: boolean; isOuter: boolean };

/** A part and its children. Children are visible as long as their parent. */
function build(part: ScriptPart, around: Around, scope: Scope): HTMLElement | null {
  if (part.isMotion && scope.isStill) return null;
  const { box, paint, parts = [] } = part;
  const [, , width, height] = box ?? everything;
  const window = { width: (around.width * width) / 100, height: (around.height * height) / 100 };
  const element = elementOf(part, window, around.isClip, scope);
  if (!element) return null;
  if (!(paint.kind === 'art' && around.isClip)) place(element, box ?? everything);
  element.style.transformOrigin = pivotOf(part, scope);
  const room = paint.kind === 'art' && around.isClip ? overscan : 1;
  const size = { width: window.width * room, height: window.height * room };
  animate(element, timedOf(part, scope), scope, { isShownAlways: !around.isOuter, size });
  const isClip = paint.kind === 'group' && paint.clip;
  for (const inner of parts) {
    const child = build(inner, { ...window, isClip, isOuter: false }, scope);
    if (child) element.append(child);
  }
  return element;
}

/** The screen of a film: draws its pictures, sets its words, and gives every part its animations. */
export function mountStage(
  root: HTMLElement,
  script: TeaserScript,
  art: Art,
  options: Pick<Scope, 'isStill' | 'density' | 'isLoop'>,
): MountedStage {
  const frame = document.createElement('div');
  frame.className = styles.frame ?? '';
  frame.dataset['frame'] = script.frame;
  frame.dataset['sequence'] = script.sequence;
  for (const name of filmColourNames) {
    frame.style.setProperty(`--film-${name}`, art.colours[name]);
    frame.style.setProperty(`--film-on-${name}`, inkOn(art.colours[name]));
  }
  root.append(frame);
  const { clientWidth: width, clientHeight: height } = frame;
  const standing = script.parts.map((part): Standing => ({
    part,
    isBuilt: false,
    element: null,
    animations: [],
  }));
  const buildPart = (one: Standing) => {
    const around = { width, height, isClip: false, isOuter: true };
    one.isBuilt = true;
    one.element = build(one.part, around, { ...options, script, art, animations: one.animations });
    if (!one.element) return;
    const above = standing.slice(standing.indexOf(one) + 1).find(({ element }) => element)?.element ?? null;
    frame.insertBefore(one.element, above);
    fitWords(one.element, frame);
  };
  let isRunning = false;
  const isNear = ({ part: { start, end } }: Standing, position: number) =>
    options.isLoop === true || (position >= start - ahead && position <= end + behind);
  const show = (one: Standing, position: number) => {
    if (!one.isBuilt) buildPart(one);
    one.element?.removeAttribute('hidden');
    for (const animation of one.animations) {
      animation.currentTime = position;
      if (isRunning) animation.play();
      else animation.pause();
    }
  };
  const putAway = ({ element, animations }: Standing) => {
    element?.setAttribute('hidden', '');
    // Invisible animations still cost the page's thread a turn for every frame.
    for (const animation of animations) animation.pause();
  };
  return {
    buildNext() {
      const next = standing.find(({ isBuilt }) => !isBuilt);
      if (next) buildPart(next);
      return next !== undefined;
    },
    keepUp(position) {
      for (const one of standing) {
        const isAway = !one.isBuilt || one.element?.hasAttribute('hidden') === true;
        if (isAway === !isNear(one, position)) continue;
        if (isAway) show(one, position);
        else putAway(one);
      }
    },
    set(position, isPlaying) {
      isRunning = isPlaying;
      for (const one of standing) {
        if (isNear(one, position)) show(one, position);
        else putAway(one);
      }
    },
    run(isPlaying) {
      isRunning = isPlaying;
      for (const { animations } of standing)
        for (const animation of animations) {
          if (isPlaying) animation.play();
          else animation.pause();
        }
    },
    remove() {
      for (const { animations } of standing) for (const animation of animations) animation.cancel();
      frame.remove();
    },
  };
}
