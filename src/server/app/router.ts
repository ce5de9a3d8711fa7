// Every feature's handlers under the contract's names; one that is missing does not compile.
import { api } from '../lib/procedures.ts';
import { searchRoute } from '../properties/search-route.ts';
import { features } from './features.generated.ts';

type Brought = Extract<(typeof features)[number], { procedures: object }>['procedures'];
type Together<One> = (One extends unknown ? (one: One) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What two features bring under one name lies together. */
function gathered(): Together<Brought> {
  const procedures: Record<string, object> = {};
  for (const feature of features) {
    if (!('procedures' in feature)) continue;
    for (const [name, handlers] of Object.entries<object>(feature.procedures)) {
      procedures[name] = { ...procedures[name], ...handlers };
    }
  }
  return procedures as Together<Brought>;
}

export const router = api.router(gathered());

/** Routes that answer a procedure of the contract without the procedures' own machinery, because they are hot. */
export const directRoutes = { 'GET /properties': searchRoute } as const;
