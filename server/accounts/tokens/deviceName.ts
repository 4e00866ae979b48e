/** More special names first: nearly every browser also calls itself by the names of others. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
] as const;

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** "Firefox on Android", from the header that a browser describes itself with. The header itself is not stored. */
export function deviceName(userAgent: string | null): string {
  const header = userAgent?.slice(0, 512) ?? '';
  const browser = browsers.find(([, pattern]) => pattern.test(header))?.[0] ?? 'Unknown browser';
  const system = systems.find(([, pattern]) => pattern.test(header))?.[0];
  return system === undefined ? browser : `${browser} on ${system}`;
}
