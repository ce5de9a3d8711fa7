// A field with the hint below it; who listens hears the hint once it comes.
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

export function Hinted({ hint, children }: { hint: string | undefined; children: ReactNode }) {
  return (
    <div>
      {children}
      <Text component="div" size="sm" aria-live="polite">
        {hint}
      </Text>
    </div>
  );
}
