// A month of managed rental, day by day, and what an owner gets of one month's rent.
import { Trans, useLingui } from '@lingui/react/macro';
import { DEFAULT_FEE_PERCENT } from '../../../domain/managed-rentals.ts';
import { fromRupees, paise, subtract } from '../../../domain/money.ts';
import { feeOfRent } from '../../../domain/remittances.ts';
import { REMIND_ON_DAYS } from '../../../domain/rents.ts';
import { Sums } from '../marketing/estimate-form.tsx';
import styles from '../marketing/marketing.module.css';
import { Section } from '../marketing/parts.tsx';
import sheet from '../marketing/sheet.module.css';

const BASIS_POINTS_PER_PERCENT = 100;
const rent = fromRupees(25_000);
const fee = paise(feeOfRent(rent, DEFAULT_FEE_PERCENT * BASIS_POINTS_PER_PERCENT));
const [first, , last] = REMIND_ON_DAYS;

export function ManagedMonth() {
  const { t } = useLingui();
  const [before, after] = [-first, last];
  const days = [
    {
      when: t`${before} days before`,
      what: t`We remind the tenant that rent is due, with a link to pay.`,
    },
    { when: t`Due day`, what: t`The tenant pays and gets a receipt. You see the month as paid.` },
    {
      when: t`${after} days after`,
      what: t`If rent is still open, we remind the tenant again. You see the month as pending.`,
    },
    {
      when: t`After payment`,
      what: t`We keep ${DEFAULT_FEE_PERCENT}% and transfer the rest to your account, with date and bank reference.`,
    },
    {
      when: t`Any day`,
      what: t`A repair is needed: you see the photos and the price, and approve it first.`,
    },
  ];
  return (
    <Section title={t`What happens each month`}>
      <table className={sheet.sheet}>
        <tbody>
          {days.map(({ when, what }) => (
            <tr key={when}>
              <th scope="row">{when}</th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className={styles.ownTitle}>
        <Trans>An example month</Trans>
      </h3>
      <div className={styles.card}>
        <Sums
          caption={t`Before tax and repairs; your fee is agreed after the review.`}
          lines={[
            { label: t`Rent paid by the tenant`, amount: rent },
            { label: t`Management fee, ${DEFAULT_FEE_PERCENT}%`, amount: fee },
            { label: t`Transferred to you`, amount: subtract(rent, fee) },
          ]}
        />
      </div>
    </Section>
  );
}
