/** Packs files into a ZIP: names in UTF-8, deflated, as every system opens it. */
import { zipSync } from 'fflate';

export type Packed = { name: string; content: Uint8Array };

/** `at` is what the files are dated; the format knows no zone, so it is written as it stands in UTC. */
export function zip(files: readonly Packed[], at: Date): Buffer {
  const asInUtc = new Date(at.getTime() + at.getTimezoneOffset() * 60_000);
  return Buffer.from(
    zipSync(Object.fromEntries(files.map(({ name, content }) => [name, content])), { mtime: asInUtc }),
  );
}
