// Signs a lease: a code to one's own address or number, and the full name typed.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import type { SentProof } from '../../../domain/step-up.ts';
import { useSigningCode } from './use-signing-code.ts';

export type Signature = { code: string; name: string };
export const unsigned: Signature = { code: '', name: '' };

type SignatureFieldsProps = {
  leaseId: string;
  value: Signature;
  onChange: (value: Signature) => void;
  errors: Readonly<Record<string, string | undefined>>;
};

export function SignatureFields({ leaseId, value, onChange, errors }: SignatureFieldsProps) {
  const { t } = useLingui();
  const { ways, sentTo, mailbox, send, isSending } = useSigningCode(leaseId);
  const labels: Readonly<Record<SentProof, string>> = {
    'emailed-code': sentTo ? t`Email me another code` : t`Email me a code`,
    'texted-code': sentTo ? t`Text me another code` : t`Text me a code`,
  };
  const { code: _code, name: _name, ...others } = errors;
  const refusal = Object.values(others).find(Boolean);
  return (
    <>
      <TextInput
        label={t`Your full name`}
        autoComplete="name"
        maxLength={120}
        required
        value={value.name}
        onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
        error={errors.name}
      />
      <Group gap="xs">
        {ways.map((way) => (
          <Button key={way} variant="default" size="sm" loading={isSending} onClick={() => send(way)}>
            {labels[way]}
          </Button>
        ))}
      </Group>
      {ways.length === 0 && (
        <Text size="sm">
          <Trans>
            Confirm your email address or mobile number{' '}
            <Anchor component={Link} to="/settings" inherit underline="always">
              in the settings
            </Anchor>{' '}
            first.
          </Trans>
        </Text>
      )}
      {sentTo && (
        <>
          <Text size="sm" role="status">
            <Trans>We sent a six-digit code to {sentTo}. It works for ten minutes.</Trans>{' '}
            {mailbox && (
              <Anchor href={mailbox} target="_blank">
                <Trans>Open the development mailbox</Trans>
              </Anchor>
            )}
          </Text>
          <TextInput
            label={t`Code`}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            required
            value={value.code}
            onChange={(event) => onChange({ ...value, code: event.currentTarget.value.trim() })}
            error={errors.code}
          />
        </>
      )}
      {/* What stands against the lease itself, such as another one of the same days, has no field here. */}
      {refusal && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {refusal}
        </Text>
      )}
    </>
  );
}
