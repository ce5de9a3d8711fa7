import { defineFeature } from '../lib/feature.ts';
import { books } from './books.ts';

export const feature = defineFeature({ procedures: { books } });
