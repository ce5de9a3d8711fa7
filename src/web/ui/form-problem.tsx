// The server's no that belongs to no single field, read out by screen readers.
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from './icons.ts';

export function FormProblem({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {children}
    </Alert>
  );
}
