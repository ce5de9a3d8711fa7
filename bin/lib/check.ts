/** npm run check: what must hold before anything lands, without running the program. */
import { runChecks } from './check-steps.ts';

const { failed } = await runChecks();
process.exitCode = failed ? 1 : 0;
