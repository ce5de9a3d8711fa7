// PAN and bank account of an organisation, masked: its administrators give and change them, its accountants see them.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Organisation } from '../../../contract/organisations.ts';
import { roleMay } from '../../../domain/organisations.ts';
import { AccountForm } from '../../components/payees/account-form.tsx';
import { ConfirmedState } from '../../components/payees/confirmed-state.tsx';
import { PanForm } from '../../components/payees/pan-form.tsx';
import { PayeeDetail } from '../../components/payees/payee-detail.tsx';
import { panHolderLabels, payeeFailures } from '../../components/payees/payee-messages.ts';
import { QueryState } from '../../components/query-state.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';

type What = 'pan' | 'account';

export function OrganisationPayee({ organisation }: { organisation: Organisation }) {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const { id, legal_name: name } = organisation;
  const payee = useQuery(
    queries.payees.getMine.queryOptions({ input: { organisation_id: id }, staleTime: 0 }),
  );
  const [editing, setEditing] = useState<What>();
  const title = useId();
  const mayChange = roleMay(organisation.role, 'members');
  const close = () => setEditing(undefined);
  const edit = (what: What) => (mayChange ? () => setEditing(what) : undefined);
  return (
    <Stack component="section" gap="sm" aria-labelledby={title}>
      <Title order={3} size="h4" id={title}>
        <Trans>How we pay it</Trans>
      </Title>
      <QueryState query={payee} failure={payeeFailures.load} height={80}>
        {({ pan, account }) => (
          <>
            <PayeeDetail
              name={t`PAN`}
              value={pan && `${pan.masked}${pan.holder ? ` · ${i18n._(panHolderLabels[pan.holder])}` : ''}`}
              action={pan ? t`Change PAN` : t`Add PAN`}
              onEdit={edit('pan')}
            />
            <PayeeDetail
              name={t`Bank account`}
              value={account && `${account.masked} · ${account.ifsc} · ${account.holder_name}`}
              action={account ? t`Change bank account` : t`Add bank account`}
              onEdit={edit('account')}
            />
            {account && <ConfirmedState account={account} isOrganisation />}
            {!mayChange && (
              <Text size="sm" c="dimmed">
                <Trans>Only an administrator of the organisation changes these.</Trans>
              </Text>
            )}
          </>
        )}
      </QueryState>
      {editing && (
        <OpenModal onClose={close} title={editing === 'pan' ? t`PAN of ${name}` : t`Bank account of ${name}`}>
          {editing === 'pan' ? (
            <PanForm onSaved={close} organisationId={id} />
          ) : (
            <AccountForm onSaved={close} organisationId={id} />
          )}
        </OpenModal>
      )}
    </Stack>
  );
}
