// What "rented out" means for the home: the lease is written, or the home is marked; and what becomes of its other leads.
import { Plural, useLingui } from '@lingui/react/macro';
import { Checkbox, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LeadCard } from '../../../../contract/pipeline.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { leaseOf } from './lease-of-lead.ts';
import { useMoveCard } from './use-pipeline.ts';

type Way = 'lease' | 'home' | 'lead';

export default function RentedOutDialog({
  card,
  name,
  onClose,
}: {
  card: LeadCard;
  name: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const move = useMoveCard(card.id);
  const { home, others, is_lister: isLister } = card;
  const mayMark = !home.by_bed && home.availability !== 'rented';
  // A colleague who does not list the home would be refused its lease.
  const [way, setWay] = useState<Way>(isLister ? 'lease' : mayMark ? 'home' : 'lead');
  const [closesOthers, setClosesOthers] = useState(true);
  const submit = () => {
    if (way === 'lease') {
      const { to, ...rest } = leaseOf(card);
      void navigate(to, rest);
      return;
    }
    move.mutate(
      { stage: 'let', marks_home: way === 'home', closes_others: others > 0 && closesOthers },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      title={t`Rented out to ${name}`}
      submitLabel={way === 'lease' ? t`Write the lease` : t`Mark as rented out`}
      busy={move.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Radio.Group
        label={t`What happens with ${home.title}?`}
        value={way}
        onChange={(chosen) => setWay(chosen as Way)}
      >
        <Stack gap="sm" mt="xs">
          {isLister && (
            <Radio
              value="lease"
              label={t`Write the lease`}
              description={t`Once everyone has agreed to it, this lead is rented out, the home is off the market and its other leads close.`}
            />
          )}
          {mayMark && (
            <Radio
              value="home"
              label={t`Mark the home as rented`}
              description={t`Without a lease here. Visits still to come are cancelled, and whoever waits for an answer is notified.`}
            />
          )}
          <Radio
            value="lead"
            label={t`Mark this lead only`}
            description={t`The home stays available, as with one room of several.`}
          />
        </Stack>
      </Radio.Group>
      {way !== 'lease' && others > 0 && (
        <Checkbox
          label={
            <Plural
              value={others}
              one="Close the other open lead of this home as lost"
              other="Close the # other open leads of this home as lost"
            />
          }
          checked={closesOthers}
          onChange={(event) => setClosesOthers(event.currentTarget.checked)}
        />
      )}
    </FormDialog>
  );
}
