// Lists every table the product declares, feature by feature, for documents and tests that must not miss one.
import { readdirSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

export type TableConfig = ReturnType<typeof getTableConfig>;

export interface FeatureTables {
  /** The name of the file under schema/. */
  feature: string;
  tables: TableConfig[];
}

/** Reads the folder rather than a list, so that a new file is found without being entered anywhere. */
export async function loadTables(): Promise<FeatureTables[]> {
  const folder = new URL('./schema/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const features = await Promise.all(
    files.sort().map(async (file) => {
      const module: Record<string, unknown> = await import(new URL(file, folder).href);
      const tables = Object.values(module).filter((value): value is PgTable => is(value, PgTable));
      return { feature: file.replace(/\.ts$/, ''), tables: tables.map(getTableConfig) };
    }),
  );
  return features.filter(({ tables }) => tables.length > 0);
}

export const fullName = (table: TableConfig): string =>
  table.schema ? `${table.schema}.${table.name}` : table.name;
