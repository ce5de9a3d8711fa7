/** Sign-in's texts, in the words that are registered for them. */
import { dateWordsIn } from '../../domain/dates.ts';
import type { Language } from '../../domain/languages.ts';
import type { SignInText } from '../lib/auth/sign-in-library.ts';
import type { Messenger, TextMessage } from '../lib/messenger.ts';

/** What signs in without naming itself; it stands in a place of words that are registered. */
const PROGRAM: Readonly<Record<Language, string>> = { en: 'a program', hi: 'कोई प्रोग्राम' };

const codeTemplates = {
  code: 'sign-in-code',
  recovery: 'sign-in-code',
  number: 'number-code',
  merge: 'merge-code',
} as const;

/** Throws what the messenger throws. Without a messenger nobody signs in by a number, so nothing asks for a text. */
export async function sendSignInText(messenger: Messenger | null, sent: SignInText): Promise<void> {
  await messenger?.send(messageOf(sent));
}

function messageOf(sent: SignInText): TextMessage {
  const language = sent.language ?? 'en';
  const common = { to: sent.phone, language };
  switch (sent.kind) {
    case 'changed':
      return { ...common, template: 'number-changed', values: { number: sent.to } };
    case 'new-device': {
      const values = {
        device: sent.device || PROGRAM[language],
        time: dateWordsIn(language).instant(sent.at),
      };
      return { ...common, template: 'new-sign-in', values };
    }
    default:
      return {
        ...common,
        template: codeTemplates[sent.kind],
        values: { code: sent.code, minutes: String(sent.minutes) },
        channel: sent.channel,
        address: sent.address,
      };
  }
}
