// The message library's instance. English needs no catalogue: each screen carries its own sentences.
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const english = setupI18n({ locale: 'en', messages: { en: {} } });
// Sentences in the code are compiled where they are shown; without this a production build would show their source.
english.setMessagesCompiler(compileMessage);

/** One shared instance is safe on the server because its language never changes. */
export const englishI18n = () => english;
