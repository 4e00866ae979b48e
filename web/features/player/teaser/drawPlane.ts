import { overscan } from './camera.ts';
import type { Art } from './loadArt.ts';
import { layerSources, type Source, type Tint, type View } from './script.ts';

export type Rect = { x: number; y: number; width: number; height: number };

/** What of a picture lies in a plane of a given shape: as asked for, but never beyond the picture's edges. */
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

/** In two colours: what is dark becomes the one, what is light the other. */
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

type Plane = { source: Source; view: View; tint: Tint; isFramed: boolean };

const isLayer = (source: Source) => (layerSources as readonly Source[]).includes(source);

/** Draws a plane once. False where there is nothing to draw: then the film is shorter by a plane. */
export function drawPlane(canvas: HTMLCanvasElement, art: Art, plane: Plane): boolean {
  const context = canvas.getContext('2d');
  if (!context) return false;
  const { source, view, tint, isFramed } = plane;
  // Where there are no layers the sky is the picture, and whatever is cut out is a round piece of it.
  const isStandIn = isLayer(source) && !(art.isLayered && art.pictures.has(source));
  if (isStandIn && isFramed && source !== 'sky') return false;
  const picture = art.pictures.get(isStandIn ? 'backdrop' : source);
  if (!picture) return false;
  const isRound = isStandIn && !isFramed;
  const asked = isFramed ? { ...view, width: Math.min(1, (view.width ?? 1) * overscan) } : view;
  const crop = cropOf(picture, canvas, isRound ? { about: 'middle' } : asked, art.subject);
  const place = () =>
    context.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, canvas.width, canvas.height);
  if (isRound) {
    const { x, y } = art.subject;
    context.beginPath();
    context.arc(x * canvas.width, y * canvas.height, canvas.height * 0.36, 0, 2 * Math.PI);
    context.clip();
  }
  context.filter = filters[tint];
  place();
  if (tint === 'stark') {
    duotone(context, art.colours);
    context.globalCompositeOperation = 'destination-in';
    place();
  }
  return true;
}
