// The stepped form: place, home, money, photos, preview.
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../../../contract/drafts.ts';
import { draftSteps } from '../../../domain/listing-quality.ts';
import { useAccount } from '../../lib/use-account.ts';
import { HomeStep } from './home-step.tsx';
import { MoneyStep } from './money-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { PlaceStep } from './place-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { SavedMark } from './saved-mark.tsx';
import { StepList } from './step-list.tsx';
import { type ListingFormState, useListingForm } from './use-listing-form.ts';

export function ListingForm({ draft }: { draft: Draft | null }) {
  const account = useAccount();
  if (account.status !== 'signed-in') return null;
  return <Form userId={account.user.id} draft={draft} />;
}

function Form({ userId, draft }: { userId: string; draft: Draft | null }) {
  const listing = useListingForm(userId, draft);
  const [photos, setPhotos] = useState(draft?.photos ?? []);
  const heading = useRef<HTMLDivElement>(null);
  const { step, form } = listing;
  useFocusOnChange(heading, step);
  return (
    <Stack gap="lg">
      <StepList step={step} onChoose={listing.move} />
      <SavedMark state={listing.state} onRetry={listing.ensureSaved} />
      <div ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {step === 'place' && <PlaceStep form={form} />}
        {step === 'home' && <HomeStep form={form} />}
        {step === 'money' && <MoneyStep form={form} />}
        {step === 'photos' && <PhotosStep photos={photos} onPhotos={setPhotos} listing={listing} />}
        {step === 'preview' && (
          <PreviewStep listing={listing} photos={photos} isNew={draft?.is_new ?? true} />
        )}
      </div>
      <StepButtons listing={listing} />
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

function StepButtons({ listing: { step, move, checkStep } }: { listing: ListingFormState }) {
  const place = draftSteps.indexOf(step);
  const previous = draftSteps[place - 1];
  const next = draftSteps[place + 1];
  return (
    <Group justify="space-between">
      {previous ? (
        <Button variant="default" onClick={() => move(previous)}>
          <Trans>Back</Trans>
        </Button>
      ) : (
        <span />
      )}
      {next && (
        <Button onClick={() => checkStep(step) && move(next)}>
          <Trans>Next</Trans>
        </Button>
      )}
    </Group>
  );
}
