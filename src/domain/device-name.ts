// Tells from a browser's own description which browser on which system it is, as far as people need it to recognise a device.

/** The first that matches; those that also name another one come before it. */
const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
];
const systems: readonly [name: string, pattern: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X/],
  ['Linux', /Linux/],
];

const nameIn = (known: readonly [string, RegExp][], userAgent: string) =>
  known.find(([, pattern]) => pattern.test(userAgent))?.[0];

export type DeviceName = { browser: string | undefined; system: string | undefined };

export function deviceName(userAgent: string | null | undefined): DeviceName {
  const text = userAgent ?? '';
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}
