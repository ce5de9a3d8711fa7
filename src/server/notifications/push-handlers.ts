/** The job that tells one device of one notice; a device whose browser gave up is forgotten. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { pathIn } from '../../domain/languages.ts';
import type { Config } from '../lib/config.ts';
import { inLanguage } from '../lib/i18n.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import type { WordNotice } from '../lib/mail-text.ts';
import { writtenIn } from '../lib/reader-language.ts';
import { knowHomeNames } from '../search/by-database/hindi-places.ts';
import { pushJob } from './push-jobs.ts';
import { type PushDevice, sendPush } from './push-sender.ts';

type Due = PushDevice & { event: string; payload: object; language: string | null };

type Parts = { database: Database; push: Config['push']; wordNotice: WordNotice };

export function pushHandlers({ database, push, wordNotice }: Parts): JobHandler[] {
  return [
    handles(pushJob, async ({ notificationId, deviceId }) => {
      const due = await find(database, notificationId, deviceId);
      if (!due) return;
      const language = writtenIn(due.language);
      await knowHomeNames(database, language);
      const said = inLanguage(language, () => wordNotice(due));
      if (!said) return;
      const { subject, sentence, path } = said;
      const message = { id: notificationId, title: subject, text: sentence, path: pathIn(language, path) };
      if ((await sendPush(push, due, message)) === 'sent') return;
      await database.asWorker((tx) => tx.execute(sql`delete from push_devices where id = ${deviceId}`));
    }),
  ];
}

/** Nothing when it was read meanwhile, or the device is gone, or another's. */
async function find(database: Database, notificationId: string, deviceId: string): Promise<Due | undefined> {
  const { rows } = await database.asWorker((tx) =>
    tx.execute<Due>(sql`
      select d.endpoint, d.p256dh, d.auth, n.event, n.payload, p.language
        from notifications n join push_devices d on d.user_id = n.user_id join profiles p on p.user_id = n.user_id
       where n.id = ${notificationId} and d.id = ${deviceId} and n.read_at is null`),
  );
  return rows[0];
}
