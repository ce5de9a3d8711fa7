// What each entry of an activity log says, in a sentence.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Activity } from '../../../contract/users.ts';
import { formatDate, formatMonth } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { ownerEntryKinds } from '../../../domain/remittances.ts';
import type { ActivityKind } from '../../../domain/users.ts';
import { paymentStatusLabels } from '../../components/brokers/broker-labels.ts';
import { postingNames } from '../../components/commissions/commission-sentences.ts';
import { enquiryStatusLabels } from '../../components/enquiries/enquiry-labels.ts';
import { leadEventLabel } from '../../components/leads/lead-labels.ts';
import { lineLabels } from '../../components/remittances/line-labels.ts';
import { rentPaymentStateShown } from '../../components/rents/rent-labels.ts';
import { actionName } from '../audit/action-names.ts';
import { mailStatusLabels } from '../mail-log/mail-log-labels.ts';
import { textStateLabels, textTemplateLabels } from '../text-messages/text-message-labels.ts';
import { paymentKindLabels } from './payment-labels.ts';

export const activityKindLabels: Readonly<Record<ActivityKind, MessageDescriptor>> = {
  audit: msg`What was done`,
  lead: msg`Visits and applications`,
  rent: msg`Rents`,
  payout: msg`Transfers to this person`,
  payment: msg`Payments to us`,
  commission: msg`Commission account`,
  owner_money: msg`Owner’s account`,
  mail: msg`Emails`,
  text: msg`Text messages`,
  conversation: msg`Conversations`,
  enquiry: msg`Enquiries`,
};

type Words = Readonly<Record<string, MessageDescriptor>>;
type Sentence = MessageDescriptor | string;
/** `word` finds what a code is called; one of another release is shown as it is. */
type SentenceParts = {
  item: Activity;
  amount: string;
  subject: string;
  word: (words: Words, code: string) => string;
};

const ownerWords: Words = Object.fromEntries(
  Object.entries(ownerEntryKinds).map(([entry, kind]) => [entry, lineLabels[kind]]),
);

const rentStates: Words = Object.fromEntries(
  Object.entries(rentPaymentStateShown).map(([state, { label }]) => [state, label]),
);

function transferSentence({ item: { action, facts }, amount }: SentenceParts): Sentence {
  const code = facts?.code ?? '';
  const day = facts?.day ? formatDate(facts.day) : '';
  if (action === 'paid') return msg`${amount} was paid to this person on ${day} (${code})`;
  if (action === 'failed') return msg`${amount} to this person came back from the bank (${code})`;
  if (action === 'cancelled') return msg`${amount} to this person was not sent (${code})`;
  if (facts?.batch === 'exported') return msg`${amount} to this person is at the bank (${code})`;
  return msg`${amount} to this person is in a batch that the bank does not have yet (${code})`;
}

const sentences: Readonly<Record<ActivityKind, (confirmation: SentenceParts) => Sentence>> = {
  audit: ({ item }) => actionName(item.action),
  lead: ({ item }) => leadEventLabel(item.action),
  rent: ({ item: { action, facts }, amount, subject: home, word }) => {
    const state = word(rentStates, action);
    const day = facts?.day ? formatDate(facts.day) : '';
    return facts?.side === 'landlord'
      ? msg`Payment of ${amount} for ${home} on ${day}, as landlord: ${state}`
      : msg`Payment of ${amount} for ${home} on ${day}, as tenant: ${state}`;
  },
  payout: transferSentence,
  payment: ({ item: { action, facts }, amount, word }) => {
    const what = word(paymentKindLabels, facts?.type ?? '');
    const state = word(paymentStatusLabels, action);
    return msg`${what}, ${amount}: ${state}`;
  },
  commission: ({ item: { action, facts }, amount, word }) => {
    const what = word(postingNames, action);
    const month = facts?.month ? formatMonth(facts.month) : '';
    return msg`Commission account, ${month}: ${what}, ${amount}`;
  },
  owner_money: ({ item: { action }, amount, word }) => {
    const what = word(ownerWords, action);
    return msg`Owner’s account: ${what}, ${amount}`;
  },
  mail: ({ item: { action }, subject, word }) => {
    const state = word(mailStatusLabels, action);
    return msg`Email “${subject}”: ${state}`;
  },
  text: ({ item: { action }, subject: template, word }) => {
    const what = word(textTemplateLabels, template);
    const state = word(textStateLabels, action);
    return msg`Text message “${what}”: ${state}`;
  },
  conversation: ({ item: { action, facts }, subject: home }) => {
    const person = facts?.person ?? '–';
    const count = (facts?.messages ?? 0).toLocaleString('en-IN');
    return action === 'reported'
      ? msg`Conversation with ${person} about ${home}, which was reported. Messages: ${count}`
      : msg`Conversation with ${person} about ${home}. Messages: ${count}`;
  },
  enquiry: ({ item: { action }, subject: message, word }) => {
    const state = word(enquiryStatusLabels, action);
    return msg`Asked us: “${message}” (${state})`;
  },
};

/** Says the entry in the reader's language. */
export function useActivitySentence(): (item: Activity) => string {
  const { i18n } = useLingui();
  const word = (words: Words, code: string) => {
    const known = words[code];
    return known ? i18n._(known) : code;
  };
  return (item) => {
    const amount = formatRupeesAndPaise(paise(item.facts?.amount ?? 0));
    const said = sentences[item.kind]({ item, amount, subject: item.subject ?? '', word });
    return typeof said === 'string' ? said : i18n._(said);
  };
}
