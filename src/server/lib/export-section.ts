/** A matter of the copy of one's data, and the words that its queries share: amounts in rupees, times of India. */
import { type SQL, sql } from 'drizzle-orm';

export type ExportSection = {
  /** Where it stands in the copy: by chapters of a hundred, which are one's account, verification, seeking, letting, earning. */
  place: number;
  /** Name of the files. */
  file: string;
  title: string;
  /** Which rows are the person's, under names that a person understands. */
  rows: (userId: string) => SQL;
  /** What of a row others wrote shows as it does on the screen. */
  shown?: (row: Record<string, unknown>) => Record<string, unknown>;
};

export const time = (column: SQL) =>
  sql`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`;
export const rupees = (column: SQL) => sql`round(${column} / 100.0, 2)::text`;
/** Of `properties h`, which may be gone. */
export const home = sql`coalesce(h.title, '')`;
