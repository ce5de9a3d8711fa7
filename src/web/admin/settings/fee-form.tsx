// What a broker pays once to be registered.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { KeptSettings } from '../../../contract/settings.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

export function FeeForm({ kept }: { kept: KeptSettings['brokers'] }) {
  const { t } = useLingui();
  const form = useSection();
  const [fee, setFee] = useState<Rupees>(kept.value.registration_fee / 100);
  return (
    <SectionCard
      section="brokers"
      title={t`Broker registration`}
      description={t`Whoever began to pay before a change pays what they were asked for.`}
      kept={kept}
      busy={form.isBusy}
      onSave={() =>
        form.submit({
          section: 'brokers',
          value: { registration_fee: paiseOf(fee) ?? 0 },
          version: kept.version,
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
