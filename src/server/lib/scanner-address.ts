// Where the virus scanner of uploaded documents listens.

/** A path of a socket, or host and port. */
export type ScannerAddress = { path: string } | { host: string; port: number };

/** `CLAMAV_SOCKET`: a path, or `host:port`. */
export function scannerAddressOf(given: string): ScannerAddress | null {
  if (given.startsWith('/')) return { path: given };
  const [, host = '', port] = /^(\[[0-9a-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(given) ?? [];
  return port === undefined ? null : { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
