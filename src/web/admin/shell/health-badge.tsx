// How the system is doing, always in sight; a click shows what was checked and what was found.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Popover, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Health } from '../../../contract/admin.ts';
import { formatInstant } from '../../../domain/dates.ts';
import type { HealthLevel } from '../../../domain/system-health.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { createBackgroundQueue } from '../../lib/resilience/background-queue.ts';
import { useConnection } from '../../ui/use-connection.ts';
import classes from './health-badge.module.css';
import { checkNames, findings } from './health-labels.ts';

const EVERY_MS = 60_000;
const inBackground = createBackgroundQueue();

export const levelNames: Readonly<Record<HealthLevel, MessageDescriptor>> = {
  healthy: msg`Healthy`,
  warning: msg`Warning`,
  critical: msg`Critical`,
};
const colours: Readonly<Record<HealthLevel, string>> = {
  healthy: 'green',
  warning: 'yellow',
  critical: 'red',
};

export function HealthBadge() {
  const { i18n } = useLingui();
  const { api, queries } = useApi();
  const connection = useConnection();
  const health = useQuery({
    queryKey: queries.admin.health.key(),
    queryFn: ({ signal }) => inBackground('admin', () => api.admin.health(undefined, { signal })),
    refetchInterval: EVERY_MS,
    retry: false,
  });
  // Without a connection nobody knows how it is doing.
  if (health.isPending || connection === 'offline') return null;
  // A system that cannot say how it is doing is not well.
  const level = health.data && !health.isError ? health.data.level : 'critical';
  const word = i18n._(levelNames[level]);
  return (
    <Popover position="bottom-start" width={340} withinPortal shadow="md">
      <Popover.Target>
        <UnstyledButton className={classes.button}>
          <Badge color={colours[level]}>
            <span className={classes.whole}>
              <Trans>System: {word}</Trans>
            </span>
            <span className={classes.short} aria-hidden>
              {level === 'healthy' ? '●' : word}
            </span>
          </Badge>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        {health.data ? (
          <Checks health={health.data} />
        ) : (
          <Text size="sm">
            <Trans>The health check got no answer.</Trans>
          </Text>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function Checks({ health }: { health: Health }) {
  const { i18n } = useLingui();
  return (
    <>
      <ul className={classes.checks}>
        {health.checks.map(({ check, level }) => (
          <li key={check} className={classes.check}>
            <span className={classes.name}>{i18n._(checkNames[check])}</span>
            <Badge size="sm" color={colours[level]}>
              {i18n._(levelNames[level])}
            </Badge>
            <span className={classes.finding}>{i18n._(findings[check](health.figures))}</span>
          </li>
        ))}
      </ul>
      <Text size="xs" c="dimmed" mt="sm">
        <Trans>Checked {formatInstant(health.checked_at)}, once a minute.</Trans>
      </Text>
    </>
  );
}
