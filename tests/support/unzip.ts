/** Opens a ZIP: its files by their names. */
import { unzipSync } from 'fflate';

export function unzip(archive: Buffer): Map<string, Buffer> {
  return new Map(Object.entries(unzipSync(archive)).map(([name, content]) => [name, Buffer.from(content)]));
}
