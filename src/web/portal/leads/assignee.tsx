// Who of an organisation answers a lead: its members choose.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { roleMay } from '../../../domain/organisations.ts';
import { useMove } from '../../components/form/use-move.ts';
import { useTeam } from '../../components/organisations/use-team.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';

const NOBODY = 'nobody';

/** Of a visit, an application or a card of the pipeline. */
type Lead = { id: string; assigned_to: string | null };

export function Assignee({ lead, organisation }: { lead: Lead; organisation: string }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const { data } = useTeam(organisation);
  const assign = useMove({
    send: api.organisations.assign,
    onDone: () => toast.success(msg`Saved`),
    reload: () =>
      Promise.all(
        [queries.visits, queries.applications, queries.pipeline].map((feature) =>
          client.invalidateQueries({ queryKey: feature.key() }),
        ),
      ),
  });
  if (!data) return null;
  const answering = data.members.filter(({ role }) => roleMay(role, 'leads'));
  return (
    <SelectField
      label={t`Who answers`}
      maw={320}
      value={lead.assigned_to ?? NOBODY}
      disabled={assign.isPending}
      options={[
        { value: NOBODY, label: t`Whoever lists the home` },
        ...answering.map(({ user_id, name }) => ({ value: user_id, label: name ?? t`No name given` })),
      ]}
      onChange={(chosen) => assign.mutate({ id: lead.id, user_id: chosen === NOBODY ? null : chosen })}
    />
  );
}
