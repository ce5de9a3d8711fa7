/** Answers the map of a search: how finely homes are gathered follows from how much of the map is looked at. */
import { boxCells, boxText, INDIA, levelOf, parseBox } from '../../domain/map.ts';
import { api } from '../lib/procedures.ts';
import { publicSource } from '../lib/public-source.ts';
import { catalogueOf } from './catalogue-of.ts';
import { countMatches } from './count-matches.ts';
import { totalOnly } from './counts.ts';
import { cellGroups, cityGroups, localityGroups } from './map-groups.ts';
import { queryOn } from './query.ts';

export const map = {
  groups: api.map.groups.handler(async ({ context, input }) => {
    const query = queryOn(publicSource(context));
    const catalogue = catalogueOf(context.services.database);
    const source = catalogue.sourceOf(query);
    const box = parseBox(input.box ?? '') ?? INDIA;
    const conditions = await catalogue.settled(query, {
      ...input,
      box: boxText(box),
    });
    const level = levelOf(box);
    if (conditions.isImpossible) return { level, groups: [] };
    if (level === 'city') {
      return {
        level,
        groups: await cityGroups(query, (await countMatches(source, conditions, totalOnly)).byCity),
      };
    }
    const cells = boxCells(boxText(box));
    if (level === 'cell' || conditions.words !== '') {
      return { level: 'cell' as const, groups: await cellGroups(source, conditions, cells) };
    }
    return { level, groups: await localityGroups(source, conditions, cells) };
  }),
};
