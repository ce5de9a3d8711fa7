/** Chooses the provider of text messages that configuration names. */
import type { MessageConfig } from '../lib/message-config.ts';
import { sandbox, type TextProvider } from './provider.ts';

/** Null: no texts are sent, and nobody signs in by a number. */
export function createTextProvider(config: MessageConfig): TextProvider | null {
  if (config.kind === 'none') return null;
  if (config.kind === 'sandbox') return sandbox;
  throw new Error(`There is no provider ${config.kind} yet`);
}
