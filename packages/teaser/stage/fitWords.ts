/** Smallest type, in pixels: a card that is too full even so overflows. */
const smallest = 13;
const step = 0.93;

function fits(inner: HTMLElement, outer: HTMLElement): boolean {
  return inner.scrollWidth <= outer.clientWidth + 1 && inner.scrollHeight <= outer.clientHeight + 1;
}

/** Shrinks words until they fit their boxes. Sizes stay shares of the frame, so that they scale with it. */
export function fitWords(frame: HTMLElement): void {
  for (const inner of frame.querySelectorAll<HTMLElement>('[data-size]')) {
    const outer = inner.parentElement;
    let size = Number(inner.dataset['size']);
    if (!outer || !(size > 0)) continue;
    inner.style.fontSize = `max(${smallest}px, ${size}cqi)`;
    while (!fits(inner, outer) && (size / 100) * frame.clientWidth > smallest) {
      size *= step;
      inner.style.fontSize = `max(${smallest}px, ${size.toFixed(3)}cqi)`;
    }
  }
}
