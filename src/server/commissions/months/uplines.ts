/** Who stands above a credited affiliate, with the rates of a month that was just computed. */
import type { UplinesOf } from '../../../db/frozen-uplines.ts';
import type { RankedMonth } from '../../../domain/commission/month.ts';
import { type MonthStatus, monthStatuses } from '../../../domain/commission/standing.ts';
import type { Upline } from '../../../domain/commission/trace.ts';
import type { MonthInput } from './month-input.ts';

export const statusIn = ({ codes, affiliates }: MonthInput, affiliate: string): MonthStatus =>
  monthStatuses[affiliates.status[codes.placeOf(Buffer.from(affiliate))] as number] ?? 'unknown';

/** As far up as the plan pays, unless said. */
export function computedUplines(
  input: MonthInput,
  { rateBp }: RankedMonth,
  levels: number = input.plan.levels,
): UplinesOf {
  const { codes, affiliates } = input;
  return (affiliate) => {
    const uplines: Upline[] = [];
    let place = codes.placeOf(Buffer.from(affiliate));
    while (place >= 0 && uplines.length < levels) {
      const status = monthStatuses[affiliates.status[place] as number] as MonthStatus;
      uplines.push({ affiliateId: codes.text(place), status, rateBp: rateBp[place] as number });
      place = affiliates.sponsor[place] as number;
    }
    return uplines;
  };
}
