// What it costs to move in: in one line, and line by line with what is paid once or monthly and what comes back.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { formatRupees, type Paise, paise } from '../../../domain/money.ts';
import {
  depositInMonths,
  type MoveInCost,
  type MoveInLine,
  moveInCost,
} from '../../../domain/move-in-cost.ts';
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

const costOf = (home: CostsHome): MoveInCost =>
  moveInCost({
    rent: paise(home.rent),
    deposit: known(home.deposit),
    maintenanceCharge: known(home.maintenance_charge),
    brokerageDays: home.brokerage_days,
  });

/** The rent, and what moving in takes, which leads to the lines. */
export function Price({ home }: { home: CostsHome }) {
  return (
    <div>
      <p className={styles.rent}>
        <RentOf home={home} />
      </p>
      <MoveInTotal home={home} withRefund />
    </div>
  );
}

export function MoveInTotal({ home, withRefund = false }: { home: CostsHome; withRefund?: boolean }) {
  const cost = costOf(home);
  const total = formatRupees(cost.total);
  const refundable = formatRupees(cost.refundable);
  return (
    <a href="#cost" className={styles.total}>
      <span className="money">
        {cost.isComplete ? <Trans>{total} to move in</Trans> : <Trans>{total} or more to move in</Trans>}
      </span>
      {withRefund && cost.refundable > 0 ? (
        <>
          {' · '}
          <span className="money">
            <Trans>{refundable} refundable</Trans>
          </span>
        </>
      ) : null}
    </a>
  );
}

export function Costs({ home }: { home: CostsHome }) {
  const { i18n } = useLingui();
  const cost = costOf(home);
  const deposit = known(home.deposit);
  return (
    <section className={styles.panel} id="cost">
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
                    months={deposit === null ? null : depositInMonths(deposit, paise(home.rent))}
                    days={home.brokerage_days}
                  />
                </small>
              </th>
              <td className="money">
                {line.amount === null ? <Trans>ask the owner</Trans> : formatRupees(line.amount)}
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
              <Trans>Refundable when you move out</Trans>
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
