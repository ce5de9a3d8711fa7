/** Writes docs/generated/permissions.md; with --check only says whether it is stale. */
import { writeOrCheckPages } from './lib/generated-pages.ts';
import { permissionMatrix } from './lib/permission-matrix.ts';

writeOrCheckPages({ 'generated/permissions.md': permissionMatrix() }, 'npm run docs:permissions');
