/** Rays around a point, as one path. */
export function rays(x: number, y: number, count: number, reach: number, turn = 0): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [a, b] = [turn + (i * 2 * Math.PI) / count, turn + ((i + 0.5) * 2 * Math.PI) / count];
    const at = (angle: number) =>
      `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
    d += `M${x} ${y}L${at(a)}L${at(b)}Z`;
  }
  return d;
}
