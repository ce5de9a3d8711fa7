/** Keeps the settings in memory until somebody changes them, in this process or another. */
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { settings as table } from '../../db/schema/platform.ts';
import { type Settings, settingsOf, settingsSections } from '../../domain/settings.ts';

export class SettingsStore {
  readonly #database: Database;
  #kept: Promise<Settings> | undefined;
  /** What was read last, for the moments in which the database cannot be asked. */
  #last: Settings | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** One query for however many ask at once. When it fails, what held before still does, and the next one asks again. */
  read(): Promise<Settings> {
    if (this.#kept) return this.#kept;
    const reading: Promise<Settings> = this.#load().catch((error) => {
      if (this.#kept === reading) this.#kept = undefined;
      if (this.#last) return this.#last;
      throw error;
    });
    this.#kept = reading;
    return reading;
  }

  /** Somebody changed a setting: what is being read at this moment is not kept either. */
  forget(): void {
    this.#kept = undefined;
  }

  async #load(): Promise<Settings> {
    const rows = await this.#database.asWorker((db) =>
      db
        .select({ key: table.key, value: table.value })
        .from(table)
        .where(inArray(table.key, settingsSections)),
    );
    this.#last = settingsOf(rows);
    return this.#last;
  }
}

/** The settings in force. Costs nothing once they are kept; money is in paise. */
export const readSettings = ({ settings }: { settings: SettingsStore }): Promise<Settings> => settings.read();
