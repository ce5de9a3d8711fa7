// What the copy of one's data shows of every feature, in its order.
import type { Feature } from '../lib/feature.ts';
import { features } from './features.generated.ts';

export const exportSections = features
  .flatMap(({ exportSections }: Feature) => exportSections ?? [])
  .sort((one, other) => one.place - other.place);
