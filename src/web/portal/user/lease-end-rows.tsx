// What waits for a side of a lease that begins or ends: reports of the home's condition, and the deposit.
import { Plural, useLingui } from '@lingui/react/macro';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { IconCoins, IconFileText } from '../../ui/icons.ts';
import { Row } from './panel.tsx';

type LeaseEndRowsProps = { mine: Dashboard['awaiting_me'] };

export default function LeaseEndRows({ mine }: LeaseEndRowsProps) {
  const { t } = useLingui();
  return (
    <>
      {mine.reports > 0 && (
        <Row icon={<IconFileText size={20} />} to="/portal/tenant/lease" detail={t`Agree or comment`}>
          <Reports count={mine.reports} />
        </Row>
      )}
      {mine.reports_let > 0 && (
        <Row icon={<IconFileText size={20} />} to="/portal/landlord/tenants" detail={t`Agree or comment`}>
          <Reports count={mine.reports_let} />
        </Row>
      )}
      {mine.settlements > 0 && (
        <Row
          icon={<IconCoins size={20} />}
          to="/portal/tenant/lease"
          detail={t`Answer the deductions, or confirm the refund`}
        >
          <Plural
            value={mine.settlements}
            one="# settlement of a deposit to answer"
            other="# settlements of deposits to answer"
          />
        </Row>
      )}
      {mine.settlements_let > 0 && (
        <Row
          icon={<IconCoins size={20} />}
          to="/portal/landlord/tenants?show=all"
          detail={t`Name the deductions, or pay back the rest`}
        >
          <Plural value={mine.settlements_let} one="# deposit to settle" other="# deposits to settle" />
        </Row>
      )}
    </>
  );
}

const Reports = ({ count }: { count: number }) => (
  <Plural value={count} one="# condition report to answer" other="# condition reports to answer" />
);
