// The whole contract: every feature's procedures under its word.
import { systemContract } from './system.ts';

export const contract = { system: systemContract };
export type Contract = typeof contract;
