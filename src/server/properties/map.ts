/** Answers the map of a search: how finely homes are gathered follows from how much of the map is looked at. */
import { boxCells, boxText, cellsInGroup, INDIA, levelOf, parseBox } from '../../domain/map.ts';
import { api } from '../lib/procedures.ts';
import { publicSource } from '../lib/public-source.ts';
import { catalogueOf } from '../search/by-database/catalogue-of.ts';
import { queryOn } from '../search/query.ts';
import { cellsOnMap, placesOnMap } from './map-groups.ts';

export const map = {
  groups: api.map.groups.handler(async ({ context, input }) => {
    const query = queryOn(publicSource(context));
    const { catalogue, cards, settled } = catalogueOf(context.services.database);
    const asked = parseBox(input.box ?? '') ?? INDIA;
    const box = boxText(asked);
    const level = levelOf(asked);
    const { conditions, isImpossible } = await settled(query, { ...input, box });
    if (isImpossible) return { level, groups: [] };
    if (level === 'cell') {
      const groups = await catalogue.groups(conditions, { cells: cellsInGroup(boxCells(box)) });
      return { level, groups: await cellsOnMap(query, groups, cards) };
    }
    return { level, groups: await placesOnMap(query, level, await catalogue.groups(conditions, level)) };
  }),
};
