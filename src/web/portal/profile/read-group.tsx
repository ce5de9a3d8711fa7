// A part of the profile as it is read, with the way to change it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { type Ref, useId } from 'react';
import { Term, TermList } from '../../components/term-list.tsx';
import classes from './profile.module.css';
import type { Fact } from './profile-groups.ts';

type ReadGroupProps = {
  title: string;
  facts: readonly Fact[];
  isLoading?: boolean;
  /** A keyboard comes back to it. */
  edit?: Ref<HTMLButtonElement>;
  onEdit: () => void;
};

export function ReadGroup({ title, facts, isLoading = false, edit, onEdit }: ReadGroupProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id} className={`card ${classes.panel}`}>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <h2 id={id} className={classes.groupTitle}>
          {title}
        </h2>
        <Button
          ref={edit}
          variant="default"
          size="xs"
          aria-label={t`Edit ${title}`}
          loading={isLoading}
          onClick={onEdit}
        >
          <Trans>Edit</Trans>
        </Button>
      </Group>
      <div className={classes.facts}>
        <TermList columns={facts.length === 4 ? 2 : 3}>
          {facts.map(({ name, value }) => (
            <Term key={name} label={name} isWide={value?.includes('@') ?? false}>
              {value ?? (
                <Text span size="sm" c="dimmed">
                  <Trans>Not given yet</Trans>
                </Text>
              )}
            </Term>
          ))}
        </TermList>
      </div>
    </section>
  );
}
