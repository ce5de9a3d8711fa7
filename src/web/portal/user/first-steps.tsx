// The steps of somebody new, in their order: on the first screen until there is something to do.
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './first-steps.module.css';
import { Panel } from './panel.tsx';

type FirstStepsProps = {
  title: ReactNode;
  children: ReactNode;
  /** What may be done besides, in any order. */
  besides?: ReactNode;
};

export function FirstSteps({ title, children, besides }: FirstStepsProps) {
  const { t } = useLingui();
  return (
    <Panel title={title}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to Safari */}
      <ol className={classes.steps} role="list" aria-label={t`How to begin`}>
        {children}
      </ol>
      {besides}
    </Panel>
  );
}

type FirstStepProps = { title: ReactNode; words: ReactNode; brings?: ReactNode; children?: ReactNode };

export const FirstStep = ({ title, words, brings, children }: FirstStepProps) => (
  <li>
    <Text fw={650} fz="lg">
      {title}
    </Text>
    <Text size="sm" c="dimmed">
      {words}
    </Text>
    {brings && <Text size="sm">{brings}</Text>}
    {children}
  </li>
);
