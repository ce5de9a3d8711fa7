/** Takes texts within their limits. What is taken is stored with the job that sends it, or not at all. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { epochMs, type Instant } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { alarmShare, type TextLimits, type Use } from '../../domain/text-limits.ts';
import { isTextable, textUnits } from '../../domain/text-messages.ts';
import { wordText } from '../../domain/text-templates.ts';
import { networkOf } from '../lib/auth/rate-limits.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { type Messenger, type TextMessage, TooManyTexts } from '../lib/messenger.ts';
import type { Seals } from '../lib/seal.ts';
import type { SettingsStore } from '../lib/settings.ts';
import { sealValues } from '../lib/text-values.ts';
import { type AlarmParts, raiseAlarm } from './alarms.ts';
import { textMessageJob } from './deliver.ts';
import { overallUse, refuseBeyond } from './limits.ts';

export type MessengerParts = AlarmParts & {
  database: Database;
  seals: Seals;
  settings: SettingsStore;
  /** Widens the limits of numbers and addresses: in a demo everybody comes from one. */
  factor?: number;
};

type Overall = 'hour' | 'day';
const ALARM_PAUSE_MS = 60_000;
/** So long a process that found nothing left for anybody refuses without asking the database again. */
const CLOSED_MS = 5_000;

export function createMessenger(parts: MessengerParts): Messenger {
  const { database, settings, factor = 1 } = parts;
  const tell = alarmsOf(parts);
  const nowMs = () => epochMs(database.clock.now());
  let closed: { limit: Overall; since: number; retryAfter: number } | undefined;
  return {
    async send(message) {
      const limits = widened((await settings.read()).texts, factor);
      if (!isTextable(message.to, limits.countries))
        throw new RuleBroken('messaging.number-refused', 'phone');
      if (closed && nowMs() - closed.since < CLOSED_MS)
        throw new TooManyTexts(closed.limit, closed.retryAfter);
      try {
        const { hour, day } = await store(parts, message, limits);
        await tell('hour', hour);
        await tell('day', day);
      } catch (error) {
        if (!(error instanceof TooManyTexts)) throw error;
        const { limit, retryAfter } = error;
        if (limit === 'hour' || limit === 'day') {
          closed = { limit, since: nowMs(), retryAfter };
          const most = limit === 'hour' ? limits.per_hour : limits.daily_budget;
          await tell(limit, { used: most, most });
        }
        throw error;
      }
    },
  };
}

/** Answers what is used up of the limits that concern everybody. */
async function store(
  { database, jobs, seals }: MessengerParts,
  message: TextMessage,
  limits: TextLimits,
): Promise<Record<Overall, Use>> {
  const { to, template, language, userId = null } = message;
  const row = rowOf(message, seals);
  return database.asWorker(async (tx) => {
    // Tries beyond a limit, which come by the thousand, end here and hold up nobody.
    await refuseBeyond(tx, row, limits);
    await lockUntilCommit(tx, 'text messages');
    await refuseBeyond(tx, row, limits);
    await tx.execute(sql`
      insert into text_messages (id, user_id, recipient, template, language, channel, key_id, sealed, asked_from, units)
      values (${row.id}, coalesce(${userId}::uuid, app.person_reached_by(null, ${to})), ${to}, ${template}, ${language}, ${row.channel},
        ${row.keyId}, ${row.sealed}, ${row.askedFrom}, ${row.units})`);
    await jobs.enqueue(textMessageJob, { id: row.id }, tx);
    return overallUse(tx, limits);
  });
}

function rowOf({ to, template, language, values, channel = 'sms', address }: TextMessage, seals: Seals) {
  const id = crypto.randomUUID();
  return {
    id,
    to,
    channel,
    units: textUnits(channel, wordText(template, language, values)),
    askedFrom: address ? seals.fingerprint(networkOf(address)).toString('base64url') : null,
    ...sealValues(seals, id, values),
  };
}

const widened = (limits: TextLimits, factor: number): TextLimits => ({
  ...limits,
  per_number: limits.per_number * factor,
  per_prefix: limits.per_prefix * factor,
  per_address: limits.per_address * factor,
});

/** Asks the database at most once a minute for each matter, however many are refused meanwhile. */
function alarmsOf(parts: MessengerParts): (limit: Overall, use: Use) => Promise<void> {
  const { clock } = parts.database;
  const raised = new Map<string, Instant>();
  return async (limit, use) => {
    const share = alarmShare(use);
    if (share === null) return;
    const about = { limit, share: `${share}` as const };
    const last = raised.get(`${limit} ${share}`);
    if (last && epochMs(clock.now()) - epochMs(last) < ALARM_PAUSE_MS) return;
    raised.set(`${limit} ${share}`, clock.now());
    await raiseAlarm(parts, { event: 'messaging.limit', ...about, ...use }, about);
  };
}
