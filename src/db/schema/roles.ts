// The PostgreSQL roles that row policies name; bootstrap creates them, so migrations must not.
import { pgRole } from 'drizzle-orm/pg-core';

export const member = pgRole('member').existing();
export const worker = pgRole('worker').existing();
export const visitor = pgRole('kiraya_visitor').existing();
