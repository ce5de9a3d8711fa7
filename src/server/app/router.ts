// Every feature's handlers under the contract's names; one that is missing does not compile.
import { api } from '../lib/procedures.ts';
import { searchRoute } from '../properties/search-route.ts';
import { features } from './features.generated.ts';

type Brought = Extract<(typeof features)[number], { procedures: object }>['procedures'];
type Together<One> = (One extends unknown ? (one: One) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Bringing = { readonly procedures?: Readonly<Record<string, object>>; readonly [other: string]: unknown };

/** What features bring under one name lies together. Throws where two of them answer the same procedure. */
export function gatherProcedures(all: readonly Bringing[]): Record<string, object> {
  const procedures: Record<string, Record<string, unknown>> = {};
  for (const { procedures: own = {} } of all) {
    for (const [name, handlers] of Object.entries(own)) {
      procedures[name] ??= {};
      for (const [procedure, handler] of Object.entries(handlers)) {
        if (procedure in procedures[name]) throw new Error(`Two features answer ${name}.${procedure}`);
        procedures[name][procedure] = handler;
      }
    }
  }
  return procedures;
}

export const router = api.router(gatherProcedures(features) as Together<Brought>);

/** Routes that answer a procedure of the contract without the procedures' own machinery, because they are hot. */
export const directRoutes = { 'GET /properties': searchRoute } as const;
