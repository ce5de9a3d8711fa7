// What the product does by itself, on or off.
import { useLingui } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { SavedSettings } from '../../../contract/settings.ts';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

export function SwitchesForm({ stored }: { stored: SavedSettings['features'] }) {
  const { t } = useLingui();
  const form = useSection();
  const [value, setValue] = useState(stored.value);
  return (
    <SectionCard
      section="features"
      title={t`Feature switches`}
      state={
        stored.value.activate_on_payment
          ? t`Brokers are activated when they pay`
          : t`An administrator activates every broker`
      }
      description={t`They apply from now on.`}
      stored={stored}
      busy={form.isBusy}
      onSave={() => form.submit({ section: 'features', value, version: stored.version })}
    >
      <Switch
        label={t`Activate a broker when their fee is paid`}
        description={t`Off: an administrator activates every broker.`}
        checked={value.activate_on_payment}
        onChange={(event) => setValue({ ...value, activate_on_payment: event.currentTarget.checked })}
        error={form.errors['value.activate_on_payment']}
      />
    </SectionCard>
  );
}
