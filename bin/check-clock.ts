/**
 * Fails when something asks the machine what time it is. Business time is `services.now()`, `database.clock`, `app.now()` in SQL
 * and `clock` on pages, which move together; what is named here follows the machine, and says why.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { machineTimeIn } from './lib/machine-time.ts';

const theClock = 'it is the clock';
const security = 'whoever is let in, and for how long, is a matter of real time';
const elapsed = 'it measures how long something takes';
const ofFiles = 'it says when a file was made';
const changes = 'processes that were away measure by the machine how long';

/** How often each asks: one more is one to look at. */
const exempt: Readonly<Record<string, readonly [times: number, why: string]>> = {
  'src/db/clock.ts': [2, theClock],
  'src/server/lib/clock.ts': [1, theClock],
  'src/web/lib/clock.ts': [1, theClock],
  'src/db/sql/before/functions.sql': [2, theClock],

  'src/db/schema/auth.ts': [4, security],
  'src/db/row-access/push-devices.ts': [1, security],
  'src/db/sql/after/api-access.sql': [2, security],
  'src/db/sql/after/admin-pin.sql': [10, security],
  'src/db/sql/after/first-admin.sql': [1, security],
  'src/db/sql/after/identity.sql': [5, security],
  'src/server/enquiries/submit.ts': [2, security],
  'src/server/privacy/retention.ts': [4, security],
  'src/server/lib/admin-pin.ts': [1, security],
  'src/server/lib/auth/email-change.ts': [1, security],
  'src/server/lib/auth/known-devices.ts': [2, security],
  'src/server/lib/auth/proof-codes.ts': [2, security],
  'src/server/lib/auth/passkeys.ts': [1, security],
  'src/server/lib/auth/phone-sign-in.ts': [1, security],
  'src/server/lib/auth/step-up.ts': [1, security],
  'src/server/roles/first-admin.ts': [2, security],
  'src/server/lib/auth/sign-in-calls.ts': [1, security],
  'src/server/lib/auth/sign-in-library.ts': [1, security],
  'src/server/lib/auth/staff-way-in.ts': [2, security],
  'src/server/lib/file-links.ts': [1, security],
  'src/server/lib/session-use.ts': [2, security],
  'src/server/lib/storage.ts': [2, security],
  'src/web/lib/session.ts': [3, security],

  'src/db/embedded-cluster.ts': [2, elapsed],
  'src/db/embedded.ts': [2, elapsed],
  'src/server/admin/health.ts': [3, 'the queue of jobs runs by the machine'],
  'bin/lib/doctor.ts': [1, 'the queue of jobs runs by the machine'],
  'src/server/lib/storage/folder.ts': [2, elapsed],
  'src/server/lib/auth/access-tokens.ts': [2, elapsed],
  'src/server/lib/recent-responses.ts': [2, elapsed],
  'src/web/components/enquiries/use-enquiry-form.ts': [2, elapsed],
  'src/web/lib/offline/outbox.ts': [1, 'it is the order in which a device kept things'],
  'src/web/lib/resilience/background-queue.ts': [1, elapsed],

  'src/db/schema/listings.ts': [1, changes],
  'src/server/properties/clear-changes.ts': [1, changes],
  'src/server/search/embedded/listed-homes.ts': [1, changes],
  'src/server/search/opensearch/status.ts': [1, changes],
  'src/db/run-migrations.ts': [1, 'it says when a release came to this database'],
  'src/db/backup/backup.ts': [1, ofFiles],
  'src/server/lib/pdf/document.ts': [1, ofFiles],
  'bin/lib/demo/stage.ts': [1, security],
  'bin/docs-text-dates.ts': [1, ofFiles],
  'bin/lib/backup.ts': [1, ofFiles],
};

const files = globSync(['src/**/*.{ts,tsx,sql}', 'bin/**/*.{ts,mjs}'], {
  exclude: ['src/db/migrations/**', '**/*.test.{ts,tsx}'],
});
const problems: string[] = [];
for (const file of new Set([...files, ...Object.keys(exempt)])) {
  const found = existsSync(file) ? machineTimeIn(file, readFileSync(file, 'utf8')) : [];
  const [times = 0] = exempt[file] ?? [];
  if (found.length === times) continue;
  problems.push(
    `${file} asks the machine what time it is ${found.length} times, and ${times} are let through in bin/check-clock.ts`,
    ...found.map(({ line, text }) => `  ${file}:${line}: ${text}`),
  );
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
