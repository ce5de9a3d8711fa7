// What moving in costs, worked out for one example home by the rule that every listing uses.
import { useLingui } from '@lingui/react/macro';
import { formatRupees, fromRupees, type Paise } from '../../../domain/money.ts';
import { type MoveInLine, moveInCost } from '../../../domain/move-in-cost.ts';
import { Sums } from '../marketing/estimate-form.tsx';
import styles from '../marketing/marketing.module.css';
import { Section } from '../marketing/parts.tsx';

const cost = moveInCost({
  rent: fromRupees(25_000),
  deposit: fromRupees(1_00_000),
  maintenanceCharge: fromRupees(2_000),
  brokerageDays: 15,
});
const amountOf = (kind: MoveInLine['kind']): Paise =>
  cost.lines.find((line) => line.kind === kind)?.amount ?? fromRupees(0);

export function MoveInExample() {
  const { t } = useLingui();
  const back = formatRupees(cost.refundable);
  return (
    <Section
      title={t`What you need on day one`}
      intro={t`An example: 2 BHK in Bengaluru at ₹25,000 a month. Every listing shows its own.`}
    >
      <div className={styles.card}>
        <Sums
          caption={t`${back} of it is the deposit, which you get back when you move out.`}
          lines={[
            { label: t`First month’s rent`, amount: amountOf('rent') },
            { label: t`Deposit, four months, refundable`, amount: amountOf('deposit') },
            { label: t`First month’s maintenance`, amount: amountOf('maintenance') },
            { label: t`Brokerage, 15 days of rent`, amount: amountOf('brokerage') },
            { label: t`Total to move in`, amount: cost.total },
          ]}
        />
      </div>
    </Section>
  );
}
