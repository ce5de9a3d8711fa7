// What slows a thief down who got into an account, and two people where money moves.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { KeptSettings } from '../../../contract/settings.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

export function SafeguardsForm({ kept }: { kept: KeptSettings['safeguards'] }) {
  const { t } = useLingui();
  const form = useSection();
  const [hold, setHold] = useState<number | string>(kept.value.account_hold_hours);
  return (
    <SectionCard
      section="safeguards"
      title={t`Safeguards`}
      description={t`They hold for what happens from now on.`}
      kept={kept}
      busy={form.isBusy}
      onSave={() =>
        form.submit({
          section: 'safeguards',
          value: { account_hold_hours: Number(hold) },
          version: kept.version,
        })
      }
    >
      <NumberField
        label={t`Hours before a changed bank account is paid`}
        description={t`The person is told at once, so that a thief's account is noticed in time.`}
        required
        maw={280}
        max={720}
        allowDecimal={false}
        value={hold}
        onChange={setHold}
        error={form.errors['value.account_hold_hours']}
      />
    </SectionCard>
  );
}
