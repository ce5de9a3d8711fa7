// Processor time, which other work on the machine does not lengthen as it does the clock: ours, and PostgreSQL's.
import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';

export interface ProcessorSeconds {
  own: number;
  /** Of all of the server's processes, ended ones included; 0 where the system does not tell, as only Linux does. */
  server: number;
}

/** Ticks of `/proc`, the same on every Linux. */
const TICKS_A_SECOND = 100;
const PARENT = 1;
const OWN_USER = 11;
const OWN_SYSTEM = 12;
const ENDED_SYSTEM = 14;

/** The first line of the file that every server keeps is the id of its first process. */
export async function postmasterOf(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`);
  return Number.parseInt(rows[0]?.file ?? '', 10);
}

/** `postmaster` is the id of the server's first process. */
export function processorSeconds(postmaster: number): ProcessorSeconds {
  const { user, system } = process.cpuUsage();
  return { own: (user + system) / 1e6, server: serverTicks(postmaster) / TICKS_A_SECOND };
}

export const spentSince = (from: ProcessorSeconds, to: ProcessorSeconds): ProcessorSeconds => ({
  own: to.own - from.own,
  server: to.server - from.server,
});

/** Time of running processes, and of those that ended, which the first one waited for. */
function serverTicks(postmaster: number): number {
  if (process.platform !== 'linux') return 0;
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = fieldsOf(name);
    if (fields[PARENT] !== postmaster && Number(name) !== postmaster) continue;
    for (let i = OWN_USER; i <= ENDED_SYSTEM; i += 1) ticks += fields[i] ?? 0;
  }
  return ticks;
}

/** Of that process alone, since it began. */
export function secondsOf(pid: number): number {
  const fields = fieldsOf(`${pid}`);
  return ((fields[OWN_USER] ?? 0) + (fields[OWN_SYSTEM] ?? 0)) / TICKS_A_SECOND;
}

/** The numbers after the command's name, which may hold blanks and brackets. */
function fieldsOf(id: string): number[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return []; // it ended meanwhile
  }
}
