// What tenants are offered when they pay rent: above what one UPI payment takes, in parts.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SavedSettings } from '../../../contract/settings.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

export function RentForm({ stored }: { stored: SavedSettings['rent'] }) {
  const { t } = useLingui();
  const form = useSection();
  const [limit, setLimit] = useState<Rupees>(stored.value.upi_limit / 100);
  return (
    <SectionCard
      section="rent"
      title={t`UPI limit per payment`}
      state={formatRupees(paise(stored.value.upi_limit))}
      description={t`Banks limit each UPI payment. Tenants who owe more can pay in parts.`}
      stored={stored}
      busy={form.isBusy}
      onSave={() =>
        form.submit({ section: 'rent', value: { upi_limit: paiseOf(limit) ?? 0 }, version: stored.version })
      }
    >
      <RupeeInput
        label={t`Maximum for one UPI payment`}
        required
        maw={280}
        value={limit}
        onChange={setLimit}
        error={form.errors['value.upi_limit']}
      />
    </SectionCard>
  );
}
