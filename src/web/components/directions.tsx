// Where exactly a home is and the ways to it, for people who may know: in the phone's own map or in one of the web.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { HomePlace } from '../../contract/home-place.ts';
import { pinText, waysTo } from '../../domain/home-pin.ts';
import { IconMapPin } from '../ui/icons.ts';

export default function Directions({ place: { address, landmark, point } }: { place: HomePlace }) {
  const where = [address, landmark].filter(Boolean).join(' · ');
  if (where === '' && point === null) return null;
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <IconMapPin size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 4 }} />
      <Stack gap={4} style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {where !== '' && <span>{where}</span>}
        {point && <Ways point={point} />}
      </Stack>
    </Group>
  );
}

function Ways({ point }: { point: NonNullable<HomePlace['point']> }) {
  const { t } = useLingui();
  const { geo, google, openStreetMap } = waysTo(point);
  // A map of the web learns the place only from whoever opens it, and not where from.
  const away = { target: '_blank', rel: 'noopener noreferrer' } as const;
  const pin = pinText(point);
  const maps = [
    { name: 'Google Maps', href: google },
    { name: 'OpenStreetMap', href: openStreetMap },
  ];
  return (
    <>
      <Group gap="sm" role="group" aria-label={t`Directions`}>
        <Anchor href={geo}>
          <Trans>Directions</Trans>
        </Anchor>
        {maps.map(({ name, href }) => (
          <Anchor key={name} href={href} {...away}>
            {name}
          </Anchor>
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>Pin: {pin}</Trans>
      </Text>
    </>
  );
}
