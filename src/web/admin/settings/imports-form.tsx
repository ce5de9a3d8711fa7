// How many homes a new account may import before our team looks at a file, and how long an account is new.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SavedSettings } from '../../../contract/settings.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

export function ImportsForm({ stored }: { stored: SavedSettings['imports'] }) {
  const { t } = useLingui();
  const form = useSection();
  const [days, setDays] = useState<number | string>(stored.value.new_account_days);
  const [homes, setHomes] = useState<number | string>(stored.value.unreviewed_homes);
  const { new_account_days: first, unreviewed_homes: most } = stored.value;
  return (
    <SectionCard
      section="imports"
      title={t`Imports of new accounts`}
      state={t`${most} homes in the first ${first} days`}
      description={t`Larger files of new accounts wait for approval in the Imports tab.`}
      stored={stored}
      busy={form.isBusy}
      onSave={() =>
        form.submit({
          section: 'imports',
          value: { new_account_days: Number(days), unreviewed_homes: Number(homes) },
          version: stored.version,
        })
      }
    >
      <NumberField
        label={t`Homes a new account can import without approval`}
        description={t`All its files together. Accepting a file raises the limit to its size.`}
        required
        maw={280}
        max={100_000}
        allowDecimal={false}
        value={homes}
        onChange={setHomes}
        error={form.errors['value.unreviewed_homes']}
      />
      <NumberField
        label={t`Days for which an account is new`}
        description={t`It also stays new until one of its homes is verified.`}
        required
        maw={280}
        max={365}
        allowDecimal={false}
        value={days}
        onChange={setDays}
        error={form.errors['value.new_account_days']}
      />
    </SectionCard>
  );
}
