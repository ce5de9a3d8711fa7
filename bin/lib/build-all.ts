/** All that a start needs built, so that none has to build it: for an image. */
import { build } from './build.ts';
import { buildProgram } from './program.ts';

await build();
await buildProgram();
