import { expect, it } from 'vitest';
import type { TextMessage } from '../lib/messenger.ts';
import { sendSignInText } from './sign-in-texts.ts';

const phone = '+919876543210';
const at = '2026-11-25T07:30:00.000Z';

async function textOf(device: string, language: 'en' | 'hi' | null): Promise<TextMessage | undefined> {
  const taken: TextMessage[] = [];
  const messenger = { send: async (message: TextMessage) => void taken.push(message) };
  await sendSignInText(messenger, { kind: 'new-device', phone, device, at, language });
  return taken[0];
}

it('a new device is named with its time in India, in the words that are registered for it', async () => {
  expect(await textOf('Chrome, Android', null)).toEqual({
    to: phone,
    language: 'en',
    template: 'new-sign-in',
    values: { device: 'Chrome, Android', time: '25 Nov 2026, 1:00 pm' },
  });
});

it('a program has a name in the language of the text, since no place in it may be empty', async () => {
  expect((await textOf('', 'en'))?.values.device).toBe('a program');
  expect((await textOf('', 'hi'))?.values).toEqual({
    device: 'कोई प्रोग्राम',
    time: '25 नवंबर 2026, दोपहर 1:00',
  });
});
