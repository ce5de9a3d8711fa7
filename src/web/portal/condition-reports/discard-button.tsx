// Throws a draft of this device away, once asked.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ButtonProps } from '@mantine/core';
import { ConfirmButton } from '../../ui/confirm-button.tsx';

type DiscardButtonProps = Pick<ButtonProps, 'size'> & { onConfirm: () => Promise<unknown> | undefined };

export function DiscardButton({ size, onConfirm }: DiscardButtonProps) {
  const { t } = useLingui();
  return (
    <ConfirmButton
      size={size}
      variant="default"
      question={t`Discard this draft?`}
      explanation={<Trans>What you wrote on this device and its photos will be deleted.</Trans>}
      confirmLabel={t`Discard`}
      destructive
      onConfirm={onConfirm}
    >
      <Trans>Discard</Trans>
    </ConfirmButton>
  );
}
