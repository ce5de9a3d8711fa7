/** npm start: the program, made one file first where its sources have changed. */
import { run } from './program.ts';

await run('start');
