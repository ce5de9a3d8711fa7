// The state of a visit or an application in its colour (specification, section 4).
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { badgeColour } from '../../../domain/properties.ts';
import { badgeColours } from '../badge-colours.ts';
import { leadStatusLabel } from './lead-labels.ts';

export function StatusBadge({ status }: { status: string }) {
  const { i18n } = useLingui();
  return (
    <Badge color={badgeColours[badgeColour(status)]} flex="none">
      {i18n._(leadStatusLabel(status))}
    </Badge>
  );
}
