// The stepped form: place, home, money, photos, preview.
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Draft } from '../../../contract/drafts.ts';
import { draftSteps } from '../../../domain/listing-quality.ts';
import { useAccount } from '../../lib/use-account.ts';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import classes from './listing-form.module.css';
import { SavedMark } from './saved-mark.tsx';
import { StepList } from './step-list.tsx';
import { type ListingFormState, useListingForm } from './use-listing-form.ts';

// A step's fields load with the step: lists, dates, numbers, photos and the schema weigh more than the rest of the form.
const PlaceStep = lazy(() => import('./place-step.tsx'));
const HomeStep = lazy(() => import('./home-step.tsx'));
const MoneyStep = lazy(() => import('./money-step.tsx'));
const PhotosStep = lazy(() => import('./photos-step.tsx'));
const PreviewStep = lazy(() => import('./preview-step.tsx'));

export function ListingForm({ draft }: { draft: Draft | null }) {
  const account = useAccount();
  if (account.status !== 'signed-in') return null;
  return <Form userId={account.user.id} draft={draft} />;
}

function Form({ userId, draft }: { userId: string; draft: Draft | null }) {
  const listing = useListingForm(userId, draft);
  const [photos, setPhotos] = useState(draft?.photos ?? []);
  const [organisation, setOrganisation] = useState(draft?.organisation_id ?? null);
  const heading = useRef<HTMLDivElement>(null);
  const { step, form } = listing;
  useFocusOnChange(heading, step);
  return (
    <Stack gap="lg">
      <StepList step={step} onChoose={listing.move} />
      <div ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        <Suspense fallback={<FormSkeleton />}>
          {step === 'place' && <PlaceStep form={form} />}
          {step === 'home' && <HomeStep form={form} />}
          {step === 'money' && <MoneyStep form={form} />}
          {step === 'photos' && <PhotosStep photos={photos} onPhotos={setPhotos} listing={listing} />}
          {step === 'preview' && (
            <PreviewStep
              listing={listing}
              photos={photos}
              isNew={draft?.is_new ?? true}
              organisation={organisation}
              onOrganisation={setOrganisation}
            />
          )}
        </Suspense>
      </div>
      <StepButtons listing={listing} fields={heading} />
    </Stack>
  );
}

/** After a step the focus is at the top of the next one, so keyboards and screen readers follow. */
function useFocusOnChange(target: React.RefObject<HTMLElement | null>, step: string) {
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) target.current?.focus();
    last.current = step;
  }, [target, step]);
}

type StepButtonsProps = { listing: ListingFormState; fields: React.RefObject<HTMLElement | null> };

/** In reach of a thumb on every step, with what became of what was typed between the two. */
function StepButtons({ listing, fields }: StepButtonsProps) {
  const { step, move, checkStep } = listing;
  const place = draftSteps.indexOf(step);
  const previous = draftSteps[place - 1];
  const next = draftSteps[place + 1];
  const goOn = async () => {
    // What was typed and cannot be taken is explained at its field, and would be gone with the step.
    const held = fields.current?.querySelector<HTMLElement>('[data-held]');
    if (held) return held.focus();
    if (next && (await checkStep(step))) move(next);
  };
  return (
    <Group justify="space-between" wrap="nowrap" className={classes.buttons}>
      {previous ? (
        <Button variant="default" onClick={() => move(previous)}>
          <Trans>Back</Trans>
        </Button>
      ) : (
        <span />
      )}
      <SavedMark state={listing.state} onRetry={listing.ensureSaved} />
      {next && (
        <Button onClick={goOn}>
          <Trans>Next</Trans>
        </Button>
      )}
    </Group>
  );
}
