// How much of what seekers look for a listing says, and the one thing to do next.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { OwnHome } from '../../../contract/listing.ts';
import type { DraftStep } from '../../../domain/listing-quality.ts';
import type { ScoredPart } from '../../../domain/listing-score.ts';
import { useOpened } from '../../ui/use-opened.ts';

const VisitHoursDialog = lazy(() => import('./visit-hours-dialog.tsx'));

/** The step of the form in which it is done; hours have a dialog of their own. */
const stepOf: Readonly<Record<Exclude<ScoredPart, 'visit_hours'>, DraftStep>> = {
  photos: 'photos',
  description: 'home',
  pin: 'place',
  rent: 'money',
  rera: 'money',
};

export default function ListingScore({ home }: { home: OwnHome }) {
  const { t } = useLingui();
  if (!home.quality) return null;
  const { score, next } = home.quality;
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          <Trans>Listing score: {score} of 100</Trans>
        </Text>
        {next === null && (
          <Text size="sm" c="dimmed">
            <Trans>Nothing is missing</Trans>
          </Text>
        )}
      </Group>
      <Progress value={score} size="sm" aria-label={t`Listing score`} />
      {next !== null && <Next home={home} next={next} amount={home.quality.amount ?? 0} />}
    </Stack>
  );
}

type NextProps = { home: OwnHome; next: ScoredPart; amount: number };

function Next({ home, next, amount }: NextProps) {
  const dialog = useOpened();
  const words = useWords(next, amount);
  if (next !== 'visit_hours') {
    return (
      <Button
        component={Link}
        to={`/properties/${home.id}/edit?step=${stepOf[next]}`}
        variant="subtle"
        size="compact-sm"
        style={{ alignSelf: 'flex-start', whiteSpace: 'normal', height: 'auto' }}
      >
        {words}
      </Button>
    );
  }
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={dialog.onOpen} style={{ alignSelf: 'flex-start' }}>
        {words}
      </Button>
      <Suspense>{dialog.opened && <VisitHoursDialog home={home} onClose={dialog.onClose} />}</Suspense>
    </>
  );
}

function useWords(next: ScoredPart, amount: number): string {
  const { t } = useLingui();
  switch (next) {
    case 'photos':
      return amount === 1 ? t`Next: add one more photo` : t`Next: add ${amount} more photos`;
    case 'description':
      return t`Next: describe the home in two or three sentences`;
    case 'pin':
      return t`Next: set the pin on the map`;
    case 'visit_hours':
      return t`Next: set your visit hours`;
    case 'rent':
      return t`Next: check the rent, it is ${amount}% above similar homes`;
    case 'rera':
      return t`Next: add your RERA number`;
  }
}
