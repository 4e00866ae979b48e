import { type Colour, mix } from './colour.ts';

/** A number as short as a picture needs it: one decimal, no trailing zero. */
export const num = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
};

/** What XML can't contain, even escaped: control characters and lone surrogates. */
const foreign = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export const escapeXml = (text: string): string =>
  text.replace(foreign, '').replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

export const rect = (x: number, y: number, w: number, h: number, fill: Colour, more = ''): string =>
  `<path fill="${fill}" ${more}d="M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z"/>`;

export const disc = (x: number, y: number, r: number, fill: Colour, more = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Colour, more = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: Colour, more = ''): string => `<path fill="${fill}" ${more}d="${d}"/>`;

export const group = (attributes: string, inner: string): string => `<g ${attributes}>${inner}</g>`;

export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

/** The same fade in finer, softer steps mixed in OKLab: without them a change of hue shows as a band. */
export function softened(stops: readonly Stop[]): Stop[] {
  const parts = 4;
  return stops.flatMap(([offset, colour], i): Stop[] => {
    const next = stops[i + 1];
    if (next === undefined) return [[offset, colour]];
    return Array.from({ length: parts }, (_, k): Stop => {
      const t = k / parts;
      return [offset + (next[0] - offset) * t, mix(colour, next[1], t * t * (3 - 2 * t) * 0.5 + t * 0.5)];
    });
  });
}

type LinearFade = { from: readonly [number, number]; to: readonly [number, number]; stops: readonly Stop[] };
type RadialFade = { at: readonly [number, number]; r: number; stops: readonly Stop[]; squash?: number };

/** Collects a picture's definitions, used by name. Names carry the prefix, so two pictures in one page don't clash. */
export type Defs = {
  linear: (fade: LinearFade) => Colour;
  radial: (fade: RadialFade) => Colour;
  /** `inner`, seen only inside `shape`. */
  clip: (shape: string, inner: string) => string;
  /** One drawing at many places. */
  repeat: (drawing: string, places: readonly (readonly [number, number])[]) => string;
  /** A drawing to use several times: returns its reference for `<use href>`. */
  symbol: (drawing: string) => string;
  pattern: (size: number, inner: string) => Colour;
  all: () => string;
  /** Only what `body` uses, in itself or through what it uses. */
  usedBy: (body: string) => string;
};

const wrapped = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : `<defs>${parts.join('')}</defs>`;

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`}/>`,
    )
    .join('');

export function createDefs(prefix: string): Defs {
  const parts: string[] = [];
  const known = new Map<string, string>();
  const define = (build: (id: string) => string): string => {
    const key = build('');
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const id = `${prefix}${parts.length.toString(36)}`;
    parts.push(build(id));
    known.set(key, id);
    return id;
  };
  const symbol = (drawing: string) => `#${define((id) => `<g id="${id}">${drawing}</g>`)}`;
  return {
    linear: ({ from, to, stops }) =>
      `url(#${define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(from[0])}" y1="${num(from[1])}" x2="${num(to[0])}" y2="${num(to[1])}">${stopsOf(stops)}</linearGradient>`,
      )})`,
    radial: ({ at, r, stops, squash = 1 }) =>
      `url(#${define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${num(at[0])} ${num(at[1])})scale(${num(r)} ${num(r * squash)})">${stopsOf(stops)}</radialGradient>`,
      )})`,
    clip: (shape, inner) =>
      `<g clip-path="url(#${define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})">${inner}</g>`,
    symbol,
    repeat: (drawing, places) => {
      const reference = symbol(drawing);
      return places.map(([x, y]) => `<use href="${reference}" x="${num(x)}" y="${num(y)}"/>`).join('');
    },
    pattern: (size, inner) =>
      `url(#${define((id) => `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${inner}</pattern>`)})`,
    all: () => wrapped(parts),
    usedBy: (body) => {
      // A part only refers to earlier ones.
      let text = body;
      const used = parts.toReversed().filter((part, i) => {
        const id = `#${prefix}${(parts.length - 1 - i).toString(36)}`;
        const asked = text.includes(`${id})`) || text.includes(`${id}"`);
        if (asked) text += part;
        return asked;
      });
      return wrapped(used.toReversed());
    },
  };
}
