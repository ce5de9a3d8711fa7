/** The message library as e-mails and notices use it: without macros, since Node runs these files as they are. */
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '../../domain/languages.ts';
import hindi from './notices-hi.json' with { type: 'json' };

// Sentences are their own ids, so that English needs no catalogue and the extractor finds them where they stand.
export const i18n = setupI18n({ locale: 'en', messages: { en: {}, hi: hindi } });
i18n.setMessagesCompiler(compileMessage);

/** What `tell` says, in `language`. `tell` must not wait: meanwhile others speak, in English. */
export function inLanguage<Told>(language: Language, tell: () => Told): Told {
  i18n.activate(language);
  try {
    return tell();
  } finally {
    i18n.activate('en');
  }
}
