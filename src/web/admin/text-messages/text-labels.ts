// What the states and templates of text messages are called.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TextChannel, TextState } from '../../../domain/text-messages.ts';
import type { TextTemplateName } from '../../../domain/text-templates.ts';

export const textStateLabels: Readonly<Record<TextState, MessageDescriptor>> = {
  waiting: msg`Waiting`,
  sent: msg`Sent`,
  delivered: msg`Delivered`,
  failed: msg`Failed`,
  undeliverable: msg`Undeliverable`,
};

export const textStateColours: Readonly<Record<TextState, string>> = {
  waiting: 'blue',
  sent: 'blue',
  delivered: 'green',
  failed: 'red',
  undeliverable: 'red',
};

const templateLabels: Readonly<Record<TextTemplateName, MessageDescriptor>> = {
  'sign-in-code': msg`Code to sign in`,
  'merge-code': msg`Code to merge accounts`,
  'number-code': msg`Code to change a mobile number`,
  'lease-code': msg`Code to sign a lease`,
  'number-changed': msg`Mobile number changed`,
  'new-sign-in': msg`New sign-in`,
  'payee-account-set': msg`Bank account changed`,
  'lease-offered': msg`Lease to agree to`,
  'home-handed-in': msg`Home handed over`,
};

/** Absent for a template of an earlier release, whose texts are still listed. */
export const templateLabel = (template: string): MessageDescriptor | undefined =>
  (templateLabels as Readonly<Record<string, MessageDescriptor>>)[template];

export const channelNames: Readonly<Record<TextChannel, string>> = { sms: 'SMS', whatsapp: 'WhatsApp' };
