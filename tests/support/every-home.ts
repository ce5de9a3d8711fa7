// The conditions that every home meets: a test narrows what it is about.
import type { IndexedConditions } from '../../src/server/search/embedded/passing.ts';

export const everyHome: IndexedConditions = {
  cityIds: undefined,
  localityIds: undefined,
  choices: [],
  rent: {},
  area: {},
  availableBy: undefined,
  box: undefined,
  near: undefined,
  tags: [],
  among: undefined,
};
