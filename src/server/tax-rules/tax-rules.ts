/** Shows the rules of tax at source, and takes a new one for days to come: what was posted keeps the rule it had. */

import { desc } from 'drizzle-orm';
import type { TaxRuleShown } from '../../contract/tax-rules.ts';
import { taxRules as table } from '../../db/schema/tax.ts';
import { type Refusal, refusal } from '../../domain/refusals.ts';
import { act } from '../audit/act.ts';
import { violatedConstraint, wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';

const MOST_SHOWN = 100;

async function newestFirst(db: Executor): Promise<{ items: TaxRuleShown[] }> {
  const rows = await db.select().from(table).orderBy(desc(table.validFrom)).limit(MOST_SHOWN);
  const items = rows.map(({ validFrom, section, rateBp, withoutPanBp, threshold }) => ({
    valid_from: validFrom,
    section,
    rate_bp: rateBp,
    without_pan_bp: withoutPanBp,
    threshold,
  }));
  return { items };
}

const refuse = (why: Refusal) => wrongField('valid_from', why);

const list = api.taxRules.list.handler(({ context }) => newestFirst(context.db));

const add = api.taxRules.add.handler(async ({ context: { db, services }, input: { reason, ...rule } }) => {
  if (rule.valid_from <= services.today())
    throw refuse(refusal('tax-rule.start-in-past', 'Choose a day to come'));
  const { valid_from: validFrom, section, rate_bp: rateBp, without_pan_bp: withoutPanBp, threshold } = rule;
  await db
    .insert(table)
    .values({ validFrom, section, rateBp, withoutPanBp, threshold })
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'tax_rules_pkey'
        ? refuse(refusal('tax-rule.start-taken', 'A rule begins on that day already'))
        : error;
    });
  await act(db, {
    action: 'taxRules.add',
    subject: { type: 'tax_rule', id: validFrom },
    people: [],
    after: rule,
    reason,
  });
  return newestFirst(db);
});

export const taxRules = { list, add };
