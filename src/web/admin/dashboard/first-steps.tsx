// What a new installation needs before its first home: who runs it, who works here, what affiliates earn, and what is taken along.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../../lib/api-provider.tsx';
import { IconCircleCheck } from '../../ui/icons.ts';
import { RowItem, RowList } from '../../ui/row-list.tsx';
import { tabAddress } from '../shell/tab-address.ts';

export default function FirstSteps() {
  const { t } = useLingui();
  const { queries } = useApi();
  const settings = useQuery(queries.settings.get.queryOptions({ staleTime: 0 }));
  const staff = useQuery(queries.staff.list.queryOptions({ input: { limit: 2 }, staleTime: 0 }));
  const plans = useQuery(queries.commissionPlans.list.queryOptions({ staleTime: 0 }));
  if (!settings.data || !staff.data || !plans.data) return null;
  const { operator, office } = settings.data;
  const steps = [
    {
      name: t`Your business`,
      text: t`Legal name, address, PAN and GSTIN for invoices and receipts.`,
      act: t`Enter`,
      to: `${tabAddress('settings')}#operator`,
      isDone: operator.value.legal_name !== null,
    },
    {
      name: t`How people reach you`,
      text: t`Email, phone and hours for the contact page.`,
      act: t`Enter`,
      to: `${tabAddress('settings')}#office`,
      isDone: office.value.email !== null || office.value.phone !== null,
    },
    {
      name: t`Your team`,
      text: t`Colleagues sign up first. Then you give them a role.`,
      act: t`Give a role`,
      to: tabAddress('roles'),
      isDone: staff.data.items.length > 1,
    },
    {
      name: t`Commission plan`,
      text: t`A plan is active already. Check what it pays, or save your own version.`,
      act: t`Check`,
      to: `${tabAddress('settings')}#plan`,
      isDone: plans.data.items.length > 1,
    },
    {
      name: t`First import`,
      text: t`Owners, homes, tenants and leases from your current system, as CSV files.`,
      act: t`Import`,
      to: tabAddress('switch-over'),
      isDone: false,
    },
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  const all = steps.length;
  return (
    <Stack component="section" gap="xs" aria-labelledby="first-steps">
      <div>
        <Title order={2} size="h3" id="first-steps">
          <Trans>Set up Kiraya</Trans>
        </Title>
        <Text size="sm" c="dimmed">
          <Trans>
            {done} of {all} steps done. You will see this list until your first home is here.
          </Trans>
        </Text>
      </div>
      <RowList>
        {steps.map(({ name, text, act, to, isDone }, place) => (
          <RowItem
            key={name}
            isShort
            label={name}
            title={
              <>
                {isDone && (
                  <IconCircleCheck size={18} color="var(--mantine-color-teal-6)" aria-label={t`Done`} />
                )}
                {name}
              </>
            }
            actions={
              <Button
                component={Link}
                to={to}
                size="xs"
                miw={100}
                variant={place === next ? 'filled' : 'default'}
                aria-label={`${act}: ${name}`}
              >
                {act}
              </Button>
            }
          >
            <Text size="sm" c="dimmed">
              {text}
            </Text>
          </RowItem>
        ))}
      </RowList>
    </Stack>
  );
}
