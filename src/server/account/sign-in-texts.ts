/** Sign-in's texts, in the words that are registered for them. */
import type { SignInText } from '../lib/auth/sign-in-library.ts';
import type { Messenger } from '../lib/messenger.ts';

/** Throws what the messenger throws. Without a messenger nobody signs in by a number, so nothing asks for a text. */
export async function sendSignInText(messenger: Messenger | null, sent: SignInText): Promise<void> {
  const common = { to: sent.phone, language: sent.language ?? 'en' };
  await messenger?.send(
    sent.kind === 'changed'
      ? { ...common, template: 'number-changed', values: { number: sent.to } }
      : {
          ...common,
          template: 'sign-in-code',
          values: { code: sent.code, minutes: String(sent.minutes) },
          channel: sent.channel,
          address: sent.address,
        },
  );
}
