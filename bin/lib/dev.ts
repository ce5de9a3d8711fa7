/** Runs the very program of `npm start` and starts it anew when a source changes: what one sees is what ships. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const start = fileURLToPath(new URL('./start.ts', import.meta.url));
const args = ['--watch', '--watch-path=src', '--watch-preserve-output', start];
const child = spawn(process.execPath, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
process.on('disconnect', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 0));
