// What each document holds, in a line.
import { msg } from '@lingui/core/macro';

export const documentTexts = {
  notLoaded: msg`The document could not be loaded`,
  'requirements-specification': msg`What the product promises, and its limits.`,
  'compensation-plan': msg`How affiliates earn, with examples computed by the engine that pays.`,
  'database-schema': msg`Every table with its columns and references, generated from the schema.`,
  security: msg`How we control access, and what we log.`,
} as const;
