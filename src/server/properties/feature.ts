import { defineFeature } from '../lib/feature.ts';
import { catalogueHandlers } from './catalogue.ts';
import { clearChangesHandlers } from './clear-changes.ts';
import { compareSearchHandlers } from './compare-search.ts';
import { exportSections } from './export-sections.ts';
import { map } from './map.ts';
import { recentSearches } from './recent-searches.ts';
import { savedSearches } from './saved-searches.ts';

export const feature = defineFeature({
  procedures: { map, properties: catalogueHandlers, recentSearches, savedSearches },
  jobs: (parts) => [...clearChangesHandlers(parts.database), ...compareSearchHandlers(parts)],
  exportSections,
});
