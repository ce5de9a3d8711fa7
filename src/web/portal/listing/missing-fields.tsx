// What keeps a home from being published, each with the way to it.
import { useLingui } from '@lingui/react/macro';
import { Alert, Anchor, List } from '@mantine/core';
import type { DraftStep } from '../../../domain/listing-quality.ts';
import { type Problems, stepOf } from './listing-values.ts';
import { stepNames } from './step-list.tsx';

type MissingFieldsProps = { problems: Problems; onGoTo: (step: DraftStep) => void };

export function MissingFields({ problems, onGoTo }: MissingFieldsProps) {
  const { i18n, t } = useLingui();
  return (
    <Alert color="yellow" title={t`Still missing before you can publish`}>
      <List>
        {Object.entries(problems).map(([field, message]) => {
          const step = stepOf(field) ?? 'place';
          return (
            <List.Item key={field}>
              <Anchor component="button" type="button" onClick={() => onGoTo(step)}>
                {i18n._(stepNames[step])}
              </Anchor>
              : {message}
            </List.Item>
          );
        })}
      </List>
    </Alert>
  );
}
