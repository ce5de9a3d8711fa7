// Who stood above an affiliate in a month that is closed, with the rates it froze.
import type { ClientBase } from 'pg';
import { readStatus } from '../domain/commission/standing.ts';
import type { Upline } from '../domain/commission/trace.ts';
import { firstDayOf, type Month } from '../domain/dates.ts';

/** The affiliate themselves, their sponsor and so on, as many as the plan has levels. */
export type UplinesOf = (affiliate: string) => Upline[];

interface FrozenPerson {
  affiliate_id: string;
  sponsor_id: string | null;
  status: string;
  rate_bp: number;
}

/** Reads the chains above all of `credited` at once. */
export async function frozenUplines(
  client: Pick<ClientBase, 'query'>,
  month: Month,
  credited: readonly string[],
  levels: number,
): Promise<UplinesOf> {
  const { rows } = await client.query<FrozenPerson>(
    `with recursive up as (
       select n.affiliate_id, n.sponsor_id, n.status, n.rate_bp, 1 as level from commission_nodes n
        where n.month = $1 and n.affiliate_id = any($2)
       union
       select n.affiliate_id, n.sponsor_id, n.status, n.rate_bp, up.level + 1
         from up join commission_nodes n on n.month = $1 and n.affiliate_id = up.sponsor_id where up.level < $3
     )
     select distinct affiliate_id, sponsor_id, status, rate_bp from up`,
    [firstDayOf(month), [...new Set(credited)], levels],
  );
  const people = new Map(rows.map((row) => [row.affiliate_id, row]));
  return (affiliate) => {
    const uplines: Upline[] = [];
    let person = people.get(affiliate);
    while (person && uplines.length < levels) {
      uplines.push({
        affiliateId: person.affiliate_id,
        status: readStatus(person.status),
        rateBp: person.rate_bp,
      });
      person = person.sponsor_id === null ? undefined : people.get(person.sponsor_id);
    }
    return uplines;
  };
}
