// Which colour is what, above bars of several series.
import { ColorSwatch, Group, Text } from '@mantine/core';
import type { Series } from './figure.ts';

export const colourOf = ({ colour = 'var(--kiraya-chart)' }: Series) =>
  colour.startsWith('var') ? colour : `var(--mantine-color-${colour.replace('.', '-')})`;

/** Nothing where there is one. */
export function SeriesLegend({ series }: { series: readonly Series[] }) {
  if (series.length < 2) return null;
  return (
    <Group gap="sm" mb={4}>
      {series.map((one) => (
        <Group key={one.name} gap={6} wrap="nowrap">
          <ColorSwatch size={12} color={colourOf(one)} withShadow={false} />
          <Text size="xs">{one.label}</Text>
        </Group>
      ))}
    </Group>
  );
}
