/**
 * Hands one text to the provider and writes down what became of it. Taken by one at a time. Whoever dies between sending and
 * writing that down leaves a text that is sent a second time: these providers know no number of ours by which to refuse it.
 */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/actor.ts';
import { isLanguage, type Language } from '../../domain/languages.ts';
import { smsUnits, type TextBlame, type TextChannel } from '../../domain/text-messages.ts';
import {
  type TextTemplateName,
  type TextValues,
  textTemplates,
  wordText,
} from '../../domain/text-templates.ts';
import type { JobKind, Jobs } from '../lib/jobs.ts';
import type { Executor } from '../lib/request-context.ts';
import type { Seals } from '../lib/seal.ts';
import { openValues } from '../lib/text-values.ts';
import { type AlarmParts, raiseAlarm } from './alarms.ts';
import type { SendOutcome, TextProvider } from './provider.ts';

/** Tries of each channel; the row counts them, so that the last one is known to be the last. */
const MOST_ATTEMPTS = 4;
/** Longer than a provider may take, shorter than a job may run. */
const LEASE = sql`interval '1 minute'`;
const ERROR_MAX = 300;

/** A text of the log that is to be sent. Nothing of it stands in the job. */
export const textMessageJob = {
  name: 'text-message',
  data: z.object({ id: z.uuid() }),
  // Both channels with all their tries, within the minutes in which a code is good.
  queue: {
    retryLimit: 2 * MOST_ATTEMPTS,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
    deleteAfterSeconds: 3600,
  },
} satisfies JobKind<object>;

/** `provider` is null where none is configured: what was stored before is given up. */
export type DeliverParts = AlarmParts & { database: Database; seals: Seals; provider: TextProvider | null };

export type TextRow = {
  id: string;
  recipient: string;
  template: TextTemplateName;
  language: string;
  channel: TextChannel;
  key_id: string | null;
  sealed: Buffer | null;
  attempts: number;
  minutes_old: number;
};

/** Fails when it is worth another try. */
export async function deliverText(parts: DeliverParts, id: string): Promise<void> {
  const row = await parts.database.asWorker((tx) => take(tx, id));
  if (!row) return;
  const values = openValues(parts.seals, row);
  const { name = null } = parts.provider ?? {};
  if (!values || row.minutes_old >= textTemplates[row.template].usefulMinutes) {
    await giveUp(parts, row, { name, blame: 'message', error: 'It would come too late to be of use' });
    return;
  }
  const outcome = await outcomeOf(parts.provider, row, values);
  if (outcome.taken) {
    await parts.database.asWorker((tx) => taken(tx, row, { name, providerId: outcome.providerId }));
    return;
  }
  const error = withoutValues(outcome.error, values);
  if (outcome.blame === 'later' && row.attempts < MOST_ATTEMPTS) {
    await parts.database.asWorker((tx) => putBack(tx, id, error));
    throw new Error(`A text could not be sent: ${error}`);
  }
  await giveUp(parts, row, { name, blame: outcome.blame, error }, values);
}

async function outcomeOf(
  provider: TextProvider | null,
  row: TextRow,
  values: TextValues,
): Promise<SendOutcome> {
  if (!provider)
    return { taken: false, blame: 'message', error: 'No provider of text messages is configured' };
  const { recipient: to, channel, template } = row;
  const language = languageOf(row);
  if (channel === 'whatsapp' && !provider.hasWhatsapp(template, language))
    return { taken: false, blame: 'message', error: 'This is not set up for WhatsApp' };
  return provider.send({ to, channel, template, language, values });
}

const languageOf = ({ language }: TextRow): Language => (isLanguage(language) ? language : 'en');

async function take(tx: Executor, id: string): Promise<TextRow | null> {
  const { rows } = await tx.execute<TextRow>(sql`
    update text_messages set attempts = attempts + 1, taken_until = app.now() + ${LEASE}
     where id = ${id} and state = 'waiting' and coalesce(taken_until <= app.now(), true)
    returning id, recipient, template, language, channel, key_id, sealed, attempts,
      extract(epoch from app.now() - created_at)::float8 / 60 as minutes_old`);
  if (rows[0]) return rows[0];
  const { rows: waiting } = await tx.execute(
    sql`select from text_messages where id = ${id} and state = 'waiting' and taken_until > app.now()`,
  );
  if (waiting.length > 0) throw new Error('Somebody else is sending this text');
  return null;
}

/**
 * The values go as soon as they are not needed any more. A WhatsApp message keeps them sealed until it has arrived, to go by SMS
 * if it does not; the sandbox, which is a trial's, keeps them for the mailbox page.
 */
async function taken(
  tx: Executor,
  { id, channel }: TextRow,
  { name, providerId }: { name: string | null; providerId: string },
): Promise<void> {
  const keeps = channel === 'whatsapp' || name === 'sandbox';
  await tx.execute(sql`
    update text_messages set state = 'sent', sent_at = app.now(), taken_until = null, error = null,
      provider = ${name}, provider_id = ${providerId},
      key_id = case when ${keeps} then key_id end, sealed = case when ${keeps} then sealed end
     where id = ${id} and state = 'waiting'`);
}

const putBack = (tx: Executor, id: string, error: string) =>
  tx.execute(sql`
    update text_messages set taken_until = null, error = ${error} where id = ${id} and state = 'waiting'`);

export type Failure = { name: string | null; blame: TextBlame; error: string };

/** By SMS where WhatsApp did not work and the values are still there; else it ends here. Also called by reports. */
export async function giveUp(
  parts: AlarmParts,
  row: TextRow,
  { name, blame, error }: Failure,
  values: TextValues | null = null,
): Promise<void> {
  await parts.database.asWorker(async (tx) =>
    row.channel === 'whatsapp' && values
      ? fallBack(tx, parts.jobs, row, {
          error,
          units: smsUnits(wordText(row.template, languageOf(row), values)),
        })
      : conclude(tx, row.id, { name, blame, error }),
  );
  if (blame !== 'template' && blame !== 'account') return;
  const about = { blame, template: row.template };
  await raiseAlarm(parts, { event: 'messaging.refused', ...about, reason: error }, about);
}

async function fallBack(
  tx: Executor,
  jobs: Jobs,
  { id }: TextRow,
  { error, units }: { error: string; units: number },
): Promise<void> {
  const { rows } = await tx.execute(sql`
    update text_messages set channel = 'sms', state = 'waiting', attempts = 0, taken_until = null, provider_id = null,
      sent_at = null, error = ${`WhatsApp: ${error}`.slice(0, ERROR_MAX)}, units = units + ${units}
     where id = ${id} and channel = 'whatsapp' and state in ('waiting', 'sent') returning id`);
  if (rows.length > 0) await jobs.enqueue(textMessageJob, { id }, tx);
}

async function conclude(tx: Executor, id: string, { name, blame, error }: Failure): Promise<void> {
  await tx.execute(sql`
    update text_messages set state = ${blame === 'number' ? 'undeliverable' : 'failed'}, concluded_at = app.now(),
      taken_until = null, provider = ${name}, error = ${error}, key_id = null, sealed = null
     where id = ${id} and state in ('waiting', 'sent')`);
}

/** Providers quote what they refuse; the log holds no code. */
function withoutValues(error: string, values: TextValues): string {
  const masked = Object.values(values).reduce((text, value) => text.replaceAll(value, '…'), error);
  return masked.slice(0, ERROR_MAX);
}
