/** Fails where a file imports what the rules of `.dependency-cruiser.cjs` keep from it. */
import { format } from 'dependency-cruiser';
import { importGraph } from './lib/import-graph.ts';

const { output, exitCode } = await format(await importGraph(), { outputType: 'err' });
console.log(output);
process.exitCode = exitCode;
