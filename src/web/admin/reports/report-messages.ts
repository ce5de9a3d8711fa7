// Texts of the reported listings tab that the specification does not name.
import { msg } from '@lingui/core/macro';

export const reportFailures = {
  load: msg`Failed to load reported listings`,
  save: msg`Failed to save the decision`,
};

export const reportSaved = {
  dismissed: msg`Report dismissed`,
  hidden: msg`Home hidden`,
  shown: msg`Home shown again`,
};
