// What it costs to move in, line by line: once or monthly, given back or not.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { formatRupees, type Paise, paise } from '../../../domain/money.ts';
import { depositInMonths, type MoveInLine, moveInCost } from '../../../domain/move-in-cost.ts';
import styles from './detail.module.css';
import { RentOf } from './rent-of.tsx';

const names: Record<MoveInLine['kind'], MessageDescriptor> = {
  rent: msg`First month's rent`,
  deposit: msg`Security deposit`,
  maintenance: msg`Maintenance`,
  brokerage: msg`Brokerage`,
};

const known = (amount: number | null): Paise | null => (amount === null ? null : paise(amount));

type CostsHome = Pick<PropertyDetail, 'rent' | 'deposit' | 'maintenance_charge' | 'brokerage_days'> & {
  bed_count?: number | null;
};

export function Costs({ home }: { home: CostsHome }) {
  const { i18n } = useLingui();
  const rent = paise(home.rent);
  const deposit = known(home.deposit);
  const terms = {
    rent,
    deposit,
    maintenanceCharge: known(home.maintenance_charge),
    brokerageDays: home.brokerage_days,
  };
  const cost = moveInCost(terms);
  return (
    <section className={styles.panel}>
      <p className={styles.rent}>
        <RentOf home={home} />
      </p>
      <h2>
        <Trans>Cost to move in</Trans>
      </h2>
      <table className={styles.costs}>
        <tbody>
          {cost.lines.map((line) => (
            <tr key={line.kind}>
              <th scope="row">
                {i18n._(names[line.kind])}
                <small>
                  <Note
                    line={line}
                    months={deposit === null ? null : depositInMonths(deposit, rent)}
                    days={home.brokerage_days}
                  />
                </small>
              </th>
              <td className="money">
                {line.amount === null ? <Trans>ask the lister</Trans> : formatRupees(line.amount)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {cost.isComplete ? <Trans>Total</Trans> : <Trans>Total of what is known</Trans>}
            </th>
            <td className="money">{formatRupees(cost.total)}</td>
          </tr>
          <tr>
            <th scope="row">
              <Trans>Given back when you leave</Trans>
            </th>
            <td className="money">{formatRupees(cost.refundable)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Note({ line, months, days }: { line: MoveInLine; months: number | null; days: number }) {
  if (line.kind === 'deposit' && months) return <Trans>Once, refundable · {months} months of rent</Trans>;
  if (line.kind === 'brokerage' && line.amount)
    return <Trans>Once, not refundable · {days} days of rent</Trans>;
  if (line.amount === 0) return <Trans>None</Trans>;
  if (line.due === 'monthly') return <Trans>Every month</Trans>;
  return line.isRefundable ? <Trans>Once, refundable</Trans> : <Trans>Once, not refundable</Trans>;
}
