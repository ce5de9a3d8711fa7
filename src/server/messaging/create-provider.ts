/** Chooses the provider of text messages that configuration names. */
import type { MessageConfig } from '../lib/message-config.ts';
import { createGupshup } from './gupshup.ts';
import { createMsg91 } from './msg91.ts';
import { sandbox, type TextProvider } from './provider.ts';

/** Null: no texts are sent, and nobody signs in by a number. */
export function createTextProvider(config: MessageConfig): TextProvider | null {
  switch (config.kind) {
    case 'none':
      return null;
    case 'sandbox':
      return sandbox;
    case 'msg91':
      return createMsg91(config);
    case 'gupshup':
      return createGupshup(config);
  }
}
