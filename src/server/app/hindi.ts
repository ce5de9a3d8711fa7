// Teaches the server the Hindi of every feature.
import type { Feature } from '../lib/feature.ts';
import { i18n } from '../lib/i18n.ts';
import { features } from './features.generated.ts';

for (const { hindi } of features as readonly Feature[]) i18n.load('hi', { ...hindi });
