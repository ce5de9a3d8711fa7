/** The one way a domain rule says no: a stable code that the contract maps to a status and the screens to a sentence. */

// A feature lists its codes in its file of `features`. Only their type comes from there: a screen that catches a broken rule
// loads none of the lists.
import type { RuleCode } from './features/rules.generated.ts';

export type { RuleCode };

/**
 * Thrown by domain functions when an action is not legal. `field` names the input it belongs to, so that a form can show
 * the message beside it; `facts` are what its sentence names: people, and moments as instants.
 */
export class RuleBroken extends Error {
  override readonly name = 'RuleBroken';
  readonly code: RuleCode;
  readonly field: string | undefined;
  readonly facts: Readonly<Record<string, string>> | undefined;

  constructor(code: RuleCode, field?: string, facts?: Readonly<Record<string, string>>) {
    super(field === undefined ? code : `${code} (${field})`);
    this.code = code;
    this.field = field;
    this.facts = facts;
  }
}
