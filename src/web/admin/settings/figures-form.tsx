// The two figures of the mobile menu, printed as they are typed.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SavedSettings } from '../../../contract/settings.ts';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

const MOST_LETTERS = 12;

export function FiguresForm({ stored }: { stored: SavedSettings['marketing'] }) {
  const { t } = useLingui();
  const form = useSection();
  const [value, setValue] = useState(stored.value);
  const { properties, clients } = stored.value;
  return (
    <SectionCard
      section="marketing"
      title={t`Marketing figures`}
      state={t`${properties} properties, ${clients} clients`}
      description={t`In the menu of every public page. Say what is true.`}
      stored={stored}
      busy={form.isBusy}
      onSave={() => form.submit({ section: 'marketing', value, version: stored.version })}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" maw={480}>
        <TextInput
          label={t`Properties`}
          required
          maxLength={MOST_LETTERS}
          value={value.properties}
          onChange={(event) => setValue({ ...value, properties: event.currentTarget.value })}
          error={form.errors['value.properties']}
        />
        <TextInput
          label={t`Clients`}
          required
          maxLength={MOST_LETTERS}
          value={value.clients}
          onChange={(event) => setValue({ ...value, clients: event.currentTarget.value })}
          error={form.errors['value.clients']}
        />
      </SimpleGrid>
    </SectionCard>
  );
}
