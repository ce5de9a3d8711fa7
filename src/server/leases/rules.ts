/** Turns what the database refuses about leases into the rule that a person reads. */
import { RuleBroken, type RuleCode } from '../../domain/errors.ts';
import { changedMeanwhile, violatedConstraint } from '../lib/problems.ts';

const rules: Readonly<Record<string, [RuleCode, string]>> = {
  leases_no_overlap: ['lease.overlaps', 'start_date'],
  leases_one_per_application: ['lease.application-used', 'application_id'],
};

/** For `catch`: another session may have been quicker than our own look. */
export function asLeaseRule(error: unknown): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'leases_one_renewal') throw new RuleBroken('lease.already-renewed');
  const rule = constraint === null ? undefined : rules[constraint];
  throw rule ? new RuleBroken(...rule) : error;
}

/** Whoever saw an older version of the lease reads the newer one first. */
export function checkSeen(lease: { version: number }, version: number): void {
  if (lease.version !== version) throw changedMeanwhile();
}
