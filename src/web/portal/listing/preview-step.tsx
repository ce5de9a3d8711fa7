// The home as its page will show it, what is still missing, and the last button.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Loader, Stack, Text, Title } from '@mantine/core';
import type { HomeFields } from '../../../contract/home-fields.ts';
import type { HomePhoto } from '../../../contract/photos.ts';
import { generatedTitle } from '../../../domain/made-titles.ts';
import { asRoomCount } from '../../../domain/properties.ts';
import { Costs, Price } from '../../components/property/costs.tsx';
import { Facts } from '../../components/property/facts.tsx';
import { Gallery } from '../../components/property/gallery.tsx';
import { useHomeTitle } from '../../components/property/home-words.tsx';
import { useAccount } from '../../lib/use-account.ts';
import { usePlaceNames } from '../../lib/use-place-names.ts';
import { checkHome } from './check-home.ts';
import { ListAs } from './list-as.tsx';
import { MissingFields } from './missing-fields.tsx';
import type { ListingFormState } from './use-listing-form.ts';
import { usePublish } from './use-publish.ts';

type PreviewStepProps = {
  listing: ListingFormState;
  photos: HomePhoto[];
  isNew: boolean;
  organisation: string | null;
  onOrganisation: (organisation: string | null) => void;
};

export default function PreviewStep(props: PreviewStepProps) {
  const { listing, photos, isNew, organisation, onOrganisation } = props;
  const { home, problems } = checkHome(listing.form.getValues());
  if (!home) return <MissingFields problems={problems} onGoTo={listing.move} />;
  return (
    <Stack gap="lg">
      <Preview home={home} photos={photos} />
      <ListAs value={organisation} onChange={onOrganisation} ensureSaved={listing.ensureSaved} />
      <Finish listing={listing} home={home} isNew={isNew} />
    </Stack>
  );
}

function Preview({ home, photos }: { home: HomeFields; photos: HomePhoto[] }) {
  const { city, locality } = home;
  const names = usePlaceNames([{ city, locality }]);
  const propertyType = home.property_type;
  const title = useHomeTitle(
    home.title || generatedTitle({ propertyType, bedrooms: asRoomCount(home.bedrooms), locality, city }),
  );
  return (
    <Stack gap="md" component="section" aria-label={title}>
      <Gallery photos={photos} title={title} />
      <div>
        <Title order={2}>{title}</Title>
        <Text c="dimmed">
          {[home.landmark, names.locality(locality, city), names.city(city), home.pincode]
            .filter(Boolean)
            .join(', ')}
        </Text>
      </div>
      <Price home={home} />
      <Costs home={home} />
      <Facts home={home} />
      {home.description && <Text style={{ whiteSpace: 'pre-line' }}>{home.description}</Text>}
    </Stack>
  );
}

type FinishProps = { listing: ListingFormState; home: HomeFields; isNew: boolean };

function Finish({ listing, home, isNew }: FinishProps) {
  const { t } = useLingui();
  const account = useAccount();
  const { publish, isPending } = usePublish(listing, isNew);
  const mustVerify = isNew && account.status === 'signed-in' && account.me?.isVerified === false;
  return (
    <Stack gap="sm" align="flex-start">
      {mustVerify && (
        <Alert color="yellow" title={t`Confirm your email address first`}>
          <Trans>
            Homes are listed by people we can reach. Sign in once with a code by email; your draft stays here.
          </Trans>
        </Alert>
      )}
      <Button
        size="lg"
        onClick={() => publish(home)}
        // Switched off it would lose the focus.
        aria-disabled={isPending}
        leftSection={isPending ? <Loader size="xs" color="currentColor" aria-hidden /> : undefined}
        disabled={mustVerify}
      >
        {isNew ? <Trans>Publish</Trans> : <Trans>Save changes</Trans>}
      </Button>
    </Stack>
  );
}
