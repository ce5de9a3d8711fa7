// For whom a home is listed: oneself, or an organisation whose homes one lists.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { roleMay } from '../../../domain/organisations.ts';
import { useMove } from '../../components/form/use-move.ts';
import { useMyOrganisations, useTeamReload } from '../../components/organisations/use-team.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';

const MYSELF = 'myself';

type ListAsProps = {
  value: string | null;
  onChange: (organisation: string | null) => void;
  /** The home's id once it is stored. */
  ensureSaved: () => Promise<string>;
};

export function ListAs({ value, onChange, ensureSaved }: ListAsProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useTeamReload();
  const { data } = useMyOrganisations();
  const organisations = data?.items.filter(({ role }) => roleMay(role, 'homes')) ?? [];
  const choose = useMove({
    send: async (organisation_id: string | null) => {
      await api.organisations.listHome({ property_id: await ensureSaved(), organisation_id });
      return organisation_id;
    },
    onDone: (chosen) => {
      onChange(chosen);
      toast.success(msg`Saved`);
    },
    reload,
  });
  if (organisations.length === 0) return null;
  return (
    <SelectField
      label={t`List as`}
      description={t`An organisation’s members see the home and answer its leads.`}
      maw={420}
      value={value ?? MYSELF}
      disabled={choose.isPending}
      options={[
        { value: MYSELF, label: t`Myself` },
        ...organisations.map(({ id, legal_name: name }) => ({ value: id, label: name })),
      ]}
      onChange={(chosen) => choose.mutate(chosen === MYSELF ? null : chosen)}
    />
  );
}
