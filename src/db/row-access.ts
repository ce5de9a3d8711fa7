// Who may do what to a row of each table: what the declarations of `row-access`, one file for each of `schema`, are made of. The
// row security test proves them against the real database.
import { readdirSync } from 'node:fs';

/**
 * seeker asked to visit the lister's home and waits; accepted has a scheduled visit there; neighbour has nothing to do
 * with either; visitor is signed out; worker is a job.
 */
export const people = ['visitor', 'seeker', 'accepted', 'neighbour', 'lister', 'admin', 'worker'] as const;
export type Person = (typeof people)[number];

export type Command = 'select' | 'insert' | 'update' | 'delete';

/** A person left out may do nothing. */
type Access = Partial<Record<Person, readonly Command[]>>;

export interface TableAccess {
  /** Whose row it is: the sample row belongs to them, and every insert is tried in their name. */
  owner: Person;
  /** Adds a row as the one under test. `:name` stands for a person's id, `:home` and `:otherHome` for homes of the lister. */
  sample?: string;
  /** Finds the sample row. */
  where: string;
  /** A row that does not clash with the sample. */
  insert: string;
  /** Assignments a person with the right to change the row would make. */
  update: string;
  allows: Access;
}

export const everyone = (...commands: Command[]): Access =>
  Object.fromEntries(people.map((person) => [person, commands]));

export const signedIn = (...commands: Command[]): Access => ({ ...everyone(...commands), visitor: [] });

/** By the name of the table. Reads the folder rather than a list, so that a new file is found without being entered anywhere. */
export async function loadRowAccess(): Promise<Record<string, TableAccess>> {
  const folder = new URL('./row-access/', import.meta.url);
  const modules = await Promise.all(
    readdirSync(folder)
      .sort()
      .map(
        (file) => import(new URL(file, folder).href) as Promise<{ rowAccess: Record<string, TableAccess> }>,
      ),
  );
  return Object.assign({}, ...modules.map(({ rowAccess }) => rowAccess));
}
