// Run by rebuild-pdf.ts in a process of its own: a PDF comes in, its pages go out. Code 3 says that it has a password.
import { buffer } from 'node:stream/consumers';
import { cleanPdf } from './clean-pdf.ts';

/** Named by the library's error alone; a wrong password has none. */
const LOCKED = /encrypted|password/i;

try {
  process.stdout.write(await cleanPdf(await buffer(process.stdin)));
} catch (error) {
  process.exitCode = LOCKED.test(String(error)) ? 3 : 1;
}
