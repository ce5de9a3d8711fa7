/** What is loaded after NODE_ENV is settled, by which React picks its quick build, and while PostgreSQL starts. */
export { main } from '../../../src/main.ts';
export { seedOnce } from '../demo.ts';
export { welcome } from '../welcome.ts';
