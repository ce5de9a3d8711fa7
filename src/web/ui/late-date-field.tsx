// The date field of a dialog: its calendar weighs twelve kilobytes, and comes when the dialog opens.
import { Skeleton } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';

const DateField = lazy(async () => ({ default: (await import('./date-field.tsx')).DateField }));

export function LateDateField(props: ComponentProps<typeof DateField>) {
  return (
    <Suspense fallback={<Skeleton height={62} aria-busy />}>
      <DateField {...props} />
    </Suspense>
  );
}
