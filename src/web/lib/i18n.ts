// The message library's instance. English needs no catalogue: each screen carries its own
// sentences, compiled when it is built.
import { setupI18n } from '@lingui/core';

const english = setupI18n({ locale: 'en', messages: { en: {} } });

/** One shared instance is safe on the server because its language never changes. */
export const englishI18n = () => english;
