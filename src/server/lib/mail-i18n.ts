/** The message library as e-mails use it: without macros, since Node runs these files as they are. */
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

// Sentences are their own ids, so that English needs no catalogue and the extractor finds them where they stand.
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
i18n.setMessagesCompiler(compileMessage);
