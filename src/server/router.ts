// Every feature's handlers under the contract's names.
import { api } from './lib/procedures.ts';

export const router = api.router({});
