/** `148` to "2 h 28 min", `90` to "1 h 30 min", `45` to "45 min"; null where the length isn't known. */
export function formatRuntime(minutes: number | null | undefined): string | null {
  if (!minutes || minutes < 1) return null;
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
