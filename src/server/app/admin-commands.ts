/** What `npm run admin` does, apart from opening the database. */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import type { AuditHead, AuditProof } from '../../db/audit-chain.ts';
import { identifierOf, textOf } from '../../domain/identifiers.ts';
import { plainRupees } from '../../domain/money.ts';
import { isRole, isStaff, type Role, roles } from '../../domain/roles.ts';
import { act } from '../audit/act.ts';
import { type AuditTools, headOf, proveAudit } from '../audit/audit-heads.ts';
import { type LedgerProof, proveLedger } from '../ledger/ledger-proof.ts';
import { rotateSignIn } from '../lib/auth/rotate-sign-in.ts';
import { letIn } from '../lib/auth/staff-way-in.ts';
import { type Config, secretsOf } from '../lib/config.ts';
import { rotateKeys } from '../lib/rotate-keys.ts';
import type { Seals } from '../lib/seal.ts';
import { tellStaffGranted } from '../roles/admin-grants.ts';
import { createSetupLink, endSetupLinks } from '../roles/first-admin.ts';

/** What the commands work on. */
export type AdminTools = AuditTools & {
  config: Pick<Config, 'authSecret' | 'earlierSecrets'>;
  origin: string;
  seals: Seals;
};

export type CommandResult = { text: string; ok: boolean };

const usage = `Usage:
  npm run admin -- grant EMAIL [ROLE]   give a person a role (${roles.join(', ')}); admin when not said
  npm run admin -- setup-link           a fresh link that makes the first administrator
  npm run admin -- reset-pin EMAIL      lets an administrator who forgot their PIN set a new one
  npm run admin -- reset-second-factor EMAIL  turns two-step sign-in off for whoever lost phone and backup codes
  npm run admin -- let-in EMAIL         once, an administrator signs in without OIDC_ISSUER although OIDC_STAFF_ONLY asks for it
  npm run admin -- verify-audit [HEAD…] prove that no row of the audit trail was changed; HEAD is position:hash of a log line or backup
  npm run admin -- verify-ledger        prove that ledger, journal, rents and payouts agree: counts, sums and every difference
  npm run admin -- rotate-keys          encrypt anew with the newest of SEAL_KEYS and AUTH_SECRET`;

export async function runAdminCommand(
  tools: AdminTools,
  [command, ...rest]: string[],
): Promise<CommandResult> {
  const { database, config, origin, seals } = tools;
  switch (command) {
    case 'grant':
      return grant(database, rest[0], rest[1] ?? 'admin');
    case 'setup-link':
      return setupLink(database, origin);
    case 'reset-pin':
      return resetPin(database, rest[0]);
    case 'reset-second-factor':
      return resetSecondFactor(database, rest[0]);
    case 'let-in':
      return letInOnce(database, rest[0]);
    case 'verify-audit':
      return verifyAudit(tools, rest);
    case 'verify-ledger':
      return proved(await database.asWorker((tx) => proveLedger(tx, 'command')));
    case 'rotate-keys':
      return rotated(
        await rotateKeys(database, seals),
        seals.newestKeyId,
        await rotateSignIn(database.pools.auth, secretsOf(config)),
      );
    default:
      return failed(usage);
  }
}

/** An address or a mobile number, as it is kept. */
function accountOf(typed: string): string {
  const read = identifierOf(typed);
  return typeof read === 'string' ? typed.trim().toLowerCase() : textOf(read);
}

async function grant(database: Database, email: string | undefined, role: string): Promise<CommandResult> {
  if (!email) return failed(usage);
  if (!isRole(role)) return failed(`${role} is not a role; there are ${roles.join(', ')}`);
  return database.asWorker((tx) => grantRole(tx, accountOf(email), role));
}

async function grantRole(tx: Transaction, email: string, role: Role): Promise<CommandResult> {
  const { rows } = await tx.execute<{ user_id: string; held: Role[] }>(sql`
    select p.user_id, array(select r.role from user_roles r where r.user_id = p.user_id) as held
      from profiles p where p.email = ${email} or (p.phone = ${email} and p.phone_verified)`);
  const person = rows[0];
  if (!person) return failed(`Nobody has signed up as ${email}`);
  if (person.held.includes(role)) return done(`${email} is ${role} already`);
  await tx.execute(sql`insert into user_roles (user_id, role) values (${person.user_id}, ${role})`);
  if (isStaff(role)) await tellStaffGranted(tx, { userId: person.user_id, role }, null);
  await act(tx, {
    action: 'roles.assign',
    subject: { type: 'user', id: person.user_id },
    people: [person.user_id],
    before: { roles: person.held },
    after: { roles: [...person.held, role] },
    reason: 'npm run admin -- grant',
  });
  return done(`${email} is ${role} now`);
}

async function resetPin(database: Database, email: string | undefined): Promise<CommandResult> {
  if (!email) return failed(usage);
  const address = accountOf(email);
  const { rows } = await database.pools.auth.query<{ user_id: string }>(
    `delete from auth.admin_pins p using auth.users u where u.id = p.user_id and $1 in (u.email, u.phone) returning p.user_id`,
    [address],
  );
  const [person] = rows;
  if (!person) return failed(`${address} has no admin PIN`);
  await recorded(database, 'admin.pin.reset', person.user_id, 'reset-pin');
  return done(`${address} sets a new PIN with the next sign-in`);
}

/** In the audit trail, with the command as its reason. */
const recorded = (database: Database, action: string, id: string, command: string) =>
  database.asWorker((tx) =>
    act(tx, {
      action,
      subject: { type: 'user', id },
      people: [id],
      reason: `npm run admin -- ${command}`,
    }),
  );

async function letInOnce(database: Database, email: string | undefined): Promise<CommandResult> {
  if (!email) return failed(usage);
  const address = accountOf(email);
  const { rows } = await database.pools.auth.query<{ id: string }>(
    'select id from auth.users where $1 in (email, phone)',
    [address],
  );
  const [person] = rows;
  if (!person) return failed(`Nobody has signed up as ${address}`);
  await letIn(database.pools.auth, person.id);
  await recorded(database, 'account.let-in', person.id, 'let-in');
  return done(`${address} may sign in once by password or code, within a quarter of an hour`);
}

/** All sessions end with it: whoever asked for this may not be who holds them. */
async function resetSecondFactor(database: Database, email: string | undefined): Promise<CommandResult> {
  if (!email) return failed(usage);
  const address = accountOf(email);
  const { rows } = await database.pools.auth.query<{ id: string }>(
    `with person as (
       update auth.users set two_factor_enabled = false where $1 in (email, phone) and two_factor_enabled returning id
     ), secret as (
       delete from auth.two_factors f using person where f.user_id = person.id
     ), ended as (
       delete from auth.sessions s using person where s.user_id = person.id
     ) select id from person`,
    [address],
  );
  const [person] = rows;
  if (!person) return failed(`${address} has no two-step sign-in`);
  await recorded(database, 'account.second-factor-off', person.id, 'reset-second-factor');
  return done(`${address} signs in without a second step now, and should set one up again`);
}

async function setupLink(database: Database, origin: string): Promise<CommandResult> {
  await endSetupLinks(database);
  const link = await createSetupLink(database, origin);
  if (!link)
    return failed('There is an administrator already; they can assign roles, and so can the grant command');
  return done(`Open this within a day and sign in; it works once:\n  ${link}`);
}

async function verifyAudit(tools: AdminTools, given: readonly string[]): Promise<CommandResult> {
  const heads = given.map(headOf);
  if (heads.includes(null)) return failed(usage);
  const proof = await proveAudit(
    tools,
    heads.filter((head): head is AuditHead => head !== null),
  );
  const faults = auditFaults(proof);
  const counts = `${proof.rows} rows, ${proof.waiting} more not in the chain yet`;
  return faults.length === 0
    ? done(`The audit trail is whole: ${counts}`)
    : failed(`${faults.join('\n')}\n(${counts})`);
}

/** What is wrong with the trail, a sentence each; also for `npm run doctor`. */
export function auditFaults({ firstBroken, missing, unproven }: AuditProof): string[] {
  return [
    ...(firstBroken === null ? [] : [`The audit trail is broken from row ${firstBroken} on`]),
    ...(missing ? [`${missing} rows were cut off its end: a head outside the database has them`] : []),
    ...(unproven
      ? [`${unproven} rows were hashed with a key that is not at hand: name it in AUDIT_KEY or AUTH_SECRET`]
      : []),
  ];
}

function proved({ entries, found, ledger, journal }: LedgerProof): CommandResult {
  const books = [
    `Commission ledger: ${entries} entries`,
    ...sumsOf(ledger),
    `Journal: ${journal.entries} entries, ${journal.lines} lines`,
    ...sumsOf(journal.sums),
  ];
  if (found.size === 0) return done(['The books agree', ...books].join('\n'));
  const differences = [...found].flatMap(([check, examples]) => [
    `${check}: ${examples.length}`,
    ...examples.map((example) => `  ${example}`),
  ]);
  return failed(['The books do not agree', ...books, ...differences].join('\n'));
}

/** Each account in rupees, and what all sum to: zero, or something is wrong. */
function sumsOf(sums: Readonly<Record<string, number>>): string[] {
  const total = Object.values(sums).reduce((all, sum) => all + sum, 0);
  return Object.entries({ ...sums, 'all together': total }).map(
    ([account, sum]) => `  ${account.padEnd(18)} ${plainRupees(sum).padStart(18)}`,
  );
}

const rotated = (count: number, keyId: string, secondFactors: number) =>
  done(
    `${count} sealed anew; everything is under key ${keyId} now. ` +
      `${secondFactors} second factors encrypted anew with the newest AUTH_SECRET`,
  );

const done = (text: string): CommandResult => ({ text, ok: true });
const failed = (text: string): CommandResult => ({ text, ok: false });
