// What a broker pays once to be registered.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SavedSettings } from '../../../contract/settings.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

export function FeeForm({ stored }: { stored: SavedSettings['brokers'] }) {
  const { t } = useLingui();
  const form = useSection();
  const [fee, setFee] = useState<Rupees>(stored.value.registration_fee / 100);
  return (
    <SectionCard
      section="brokers"
      title={t`Broker registration`}
      state={formatRupees(paise(stored.value.registration_fee))}
      description={t`People who already started paying still pay the old fee.`}
      stored={stored}
      busy={form.isBusy}
      onSave={() =>
        form.submit({
          section: 'brokers',
          value: { registration_fee: paiseOf(fee) ?? 0 },
          version: stored.version,
        })
      }
    >
      <RupeeInput
        label={t`Registration fee`}
        required
        maw={280}
        value={fee}
        onChange={setFee}
        error={form.errors['value.registration_fee']}
      />
    </SectionCard>
  );
}
