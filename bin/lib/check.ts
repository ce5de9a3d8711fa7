/** npm run check: what must hold before anything lands, without running the program. */
import { runChecks } from './check-steps.ts';

const { failures } = await runChecks();
process.exitCode = failures.length ? 1 : 0;
