/** Every generated page of the documentation at once; with --check only says which are stale. */
import '../docs-checklist.ts';
import '../docs-er.ts';
import '../docs-imports.ts';
import '../docs-permissions.ts';
import '../docs-plan.ts';
import '../docs-screens.ts';
import '../docs-text-dates.ts';
