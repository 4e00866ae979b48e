import { overscan } from './camera.ts';
import type { Art } from './loadArt.ts';
import { layerSources, type PaintSource, type Tint, type View } from './script.ts';

export type Rect = { x: number; y: number; width: number; height: number };

/** The part of a picture in a plane of a given shape: as asked for, but never beyond the picture's edges. */
export function cropOf(
  picture: { width: number; height: number },
  plane: { width: number; height: number },
  view: View,
  subject: { x: number; y: number },
): Rect {
  const ratio = plane.width / plane.height;
  const most = Math.min(picture.width, picture.height * ratio);
  const width = Math.min(most, picture.width * (view.width ?? 1));
  const height = width / ratio;
  const middle = view.about === 'subject' ? subject : { x: 0.5, y: 0.5 };
  const held = (value: number, length: number, all: number) =>
    Math.min(all - length, Math.max(0, value * all - length / 2));
  return {
    x: held(middle.x + (view.x ?? 0) / 100, width, picture.width),
    y: held(middle.y + (view.y ?? 0) / 100, height, picture.height),
    width,
    height,
  };
}

const filters: Readonly<Record<Tint, string>> = {
  plain: 'none',
  mono: 'grayscale(1) contrast(1.25) brightness(1.05)',
  stark: 'grayscale(1) contrast(2.6) brightness(1.25)',
  night: 'brightness(0.5) saturate(0.75)',
};

/** In two colours: dark pixels in the one, light ones in the other. */
function duotone(
  context: CanvasRenderingContext2D,
  { dark, accent }: { dark: string; accent: string },
): void {
  const { width, height } = context.canvas;
  context.filter = 'none';
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = accent;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'lighten';
  context.fillStyle = dark;
  context.fillRect(0, 0, width, height);
}

type Plane = { source: PaintSource; view: View; tint: Tint; isLoose?: boolean; isFramed: boolean };

const isLayer = (source: PaintSource) => (layerSources as readonly PaintSource[]).includes(source);

/** Bounds of a loose piece in its plane, so that a sequence knows what it moves. */
const loosePlace = { x: 0.7, y: 0.5 };
const roundSize = 0.37;

/** A round piece of the picture, with its subject in the middle. */
function placeRound(context: CanvasRenderingContext2D, picture: ImageBitmap, art: Art): void {
  const { width, height } = context.canvas;
  const radius = height * roundSize;
  const side = picture.height * 0.66;
  const from = (share: number, all: number) => Math.min(all - side, Math.max(0, share * all - side / 2));
  const [x, y] = [loosePlace.x * width, loosePlace.y * height];
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.clip();
  const [left, top] = [from(art.subject.x, picture.width), from(art.subject.y, picture.height)];
  context.drawImage(picture, left, top, side, side, x - radius, y - radius, 2 * radius, 2 * radius);
}

function placeCrop(context: CanvasRenderingContext2D, picture: ImageBitmap, crop: Rect): void {
  const { width, height } = context.canvas;
  context.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
}

type Drawing = { picture: ImageBitmap; isRound: boolean };

/**
 * The sources of a plane. Without layers the sky is the picture, and whatever is cut out is a round
 * piece of it; the other layers are left out.
 */
function drawingFor({ source, isFramed, isLoose = false }: Plane, art: Art): Drawing | null {
  const isMissing = isLayer(source) && !(art.isLayered && art.pictures.has(source));
  if (isMissing && isFramed && source !== 'sky') return null;
  const isRound = !isFramed && isLayer(source) && (isMissing || (isLoose && !art.isFree));
  const picture = art.pictures.get(isMissing || isRound ? 'backdrop' : source);
  return picture ? { picture, isRound } : null;
}

function planeCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, art: Art, plane: Plane): Rect {
  const { view, isFramed, isLoose } = plane;
  const width = isFramed ? Math.min(1, (view.width ?? 1) * overscan) : view.width;
  const crop = cropOf(picture, canvas, { ...view, ...(width !== undefined && { width }) }, art.subject);
  if (isLoose) {
    crop.x += (art.subject.x - loosePlace.x) * picture.width;
    crop.y += (art.subject.y - loosePlace.y) * picture.height;
  }
  return crop;
}

/** Draws a plane once. False where there is nothing to draw: then the film is shorter by a plane. */
export function drawPlane(canvas: HTMLCanvasElement, art: Art, plane: Plane): boolean {
  const context = canvas.getContext('2d');
  const drawing = drawingFor(plane, art);
  if (!context || !drawing) return false;
  const { picture, isRound } = drawing;
  context.filter = filters[plane.tint];
  if (isRound) {
    placeRound(context, picture, art);
    return true;
  }
  const crop = planeCrop(canvas, picture, art, plane);
  placeCrop(context, picture, crop);
  if (plane.tint === 'stark') {
    duotone(context, art.colours);
    context.globalCompositeOperation = 'destination-in';
    placeCrop(context, picture, crop);
  }
  return true;
}
