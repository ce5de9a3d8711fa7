// What the Settings tab says when something was or was not done.
import { msg } from '@lingui/core/macro';

export const settingsTexts = {
  saved: msg`Settings saved`,
  notSaved: msg`The settings could not be saved`,
  notLoaded: msg`The settings could not be loaded`,
} as const;
