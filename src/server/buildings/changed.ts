/** The trail of a building. */
import { act } from '../audit/act.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import type { BuildingRow } from './building-rows.ts';

type Change = { before?: Record<string, unknown>; after?: Record<string, unknown> };

export const changed = (context: HandlerContext, row: BuildingRow, what: string, change: Change) =>
  act(context, {
    action: `buildings.${what}`,
    subject: { type: 'building', id: row.id },
    people: [row.ownerId],
    ...change,
  });
