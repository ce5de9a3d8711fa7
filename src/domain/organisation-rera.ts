/** RERA numbers of organisations, apart from their roles, which many pages load. */
import { asReraNumber, type ReraState, reraExample, reraNumberCheck } from './brokers.ts';
import { RuleBroken } from './errors.ts';
import { homeReraExample, isHomeRera } from './home-rera.ts';
import type { OrganisationKind } from './organisations.ts';

/** The RERA number of an organisation with the state whose authority gave it; null: it has none. */
export interface OrganisationRera {
  readonly state: ReraState | null;
  readonly number: string | null;
}

/** How a number of such an organisation looks in that state; null where that is not known. */
export const reraExampleOf = (kind: OrganisationKind, state: ReraState): string | null =>
  kind === 'owner_company' ? homeReraExample(state) : reraExample(state);

/**
 * The number as it is kept. An agency's or a firm's is an agent's, and has the form of its state like a broker's; a company that owns homes
 * may have a project's. One that was there before, without a state, stays until it is another: `earlier`.
 * Throws `organisation.rera-state-missing` at `rera_state` or `broker.rera-shape` at `rera_number`.
 */
export function checkOrganisationRera(
  kind: OrganisationKind,
  { state, number }: OrganisationRera,
  earlier: OrganisationRera | null,
): OrganisationRera {
  if (number === null) return { state: null, number: null };
  const typed = asReraNumber(number);
  const isSame = earlier?.number != null && asReraNumber(earlier.number) === typed;
  if (isSame && (state === null || state === earlier.state)) return earlier;
  if (state === null) throw new RuleBroken('organisation.rera-state-missing', 'rera_state');
  const fits =
    kind === 'owner_company' ? isHomeRera(typed, state) : reraNumberCheck(state, typed) !== 'refused';
  if (!fits) throw new RuleBroken('broker.rera-shape', 'rera_number');
  return { state, number: typed };
}
