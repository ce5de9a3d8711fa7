import { defineFeature } from '../lib/feature.ts';
import { journal } from './journal.ts';

export const feature = defineFeature({ procedures: { journal } });
