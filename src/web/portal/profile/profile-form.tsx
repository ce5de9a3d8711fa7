// The fields of the profile in three groups, and one bar to save or discard them.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Profile } from '../../../contract/account.ts';
import { profileFieldNames } from '../../components/profile/field-names.ts';
import { Form } from '../../ui/form.tsx';
import { IconInfoCircle } from '../../ui/icons.ts';
import { amountHint, bedroomsHint } from './number-hints.ts';
import classes from './profile.module.css';
import { type FormField, fieldId } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';

type ProfileFormProps = { userId: string; email: string | null; profile: Partial<Profile> };

export function ProfileForm({ userId, email, profile }: ProfileFormProps) {
  const { t, i18n } = useLingui();
  const { form, saving, changes, wasRestored, save, discard } = useProfileForm(userId, profile);
  const field = (name: FormField) => ({
    id: fieldId(name),
    label: i18n._(profileFieldNames[name]),
    ...form.getInputProps(name),
  });
  const { annualIncome, preferredRentMin, preferredRentMax, preferredBedrooms } = form.values;
  return (
    <Form onSubmit={save}>
      <Stack gap="lg">
        {wasRestored && changes > 0 && (
          <Alert icon={<IconInfoCircle size={18} aria-hidden />} role="status">
            <Trans>What you typed earlier is here again. It is not saved yet.</Trans>
          </Alert>
        )}
        <FieldGroup title={t`About you`}>
          <TextInput {...field('fullName')} autoComplete="name" required className={classes.wide} />
          <TextInput {...field('firstName')} autoComplete="given-name" />
          <TextInput {...field('lastName')} autoComplete="family-name" />
        </FieldGroup>
        <FieldGroup
          title={t`How to reach you`}
          text={t`Others see this only once a visit or an application is accepted.`}
        >
          <TextInput
            id={fieldId('emailVerified')}
            label={t`Email address`}
            description={email ? t`You sign in with it.` : t`None yet: add one under Settings.`}
            value={email ?? ''}
            readOnly
            variant="filled"
          />
          <TextInput
            {...field('phone')}
            type="tel"
            autoComplete="tel"
            description={
              profile.phoneVerified
                ? t`You sign in with it: change it under Settings.`
                : t`With or without +91.`
            }
            readOnly={profile.phoneVerified === true}
            variant={profile.phoneVerified ? 'filled' : 'default'}
          />
          <TextInput {...field('city')} autoComplete="address-level2" />
          <TextInput {...field('state')} autoComplete="address-level1" />
        </FieldGroup>
        <FieldGroup title={t`What you look for`} text={t`Amounts as you write them: 25,000, 35k or 12 lakh.`}>
          <TextInput
            {...field('preferredRentMin')}
            description={amountHint(i18n, preferredRentMin, msg`Rupees a month`)}
          />
          <TextInput
            {...field('preferredRentMax')}
            description={amountHint(i18n, preferredRentMax, msg`Rupees a month`)}
          />
          <TextInput
            {...field('preferredBedrooms')}
            description={bedroomsHint(i18n, preferredBedrooms, msg`Such as 2 or 3 BHK`)}
          />
          <TextInput
            {...field('annualIncome')}
            description={amountHint(i18n, annualIncome, msg`Rupees a year`)}
          />
        </FieldGroup>
        <Group className={classes.saveBar} data-unsaved={changes > 0 || undefined} gap="sm">
          <Button type="submit" loading={saving} disabled={changes === 0}>
            <Trans>Save changes</Trans>
          </Button>
          {changes > 0 && (
            <Button variant="default" onClick={discard} disabled={saving}>
              <Trans>Discard</Trans>
            </Button>
          )}
        </Group>
      </Stack>
    </Form>
  );
}

type FieldGroupProps = { title: string; text?: string; children: ReactNode };

function FieldGroup({ title, text, children }: FieldGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand inside a card in every browser
    <div role="group" aria-labelledby={id} className={`card ${classes.panel}`}>
      <h2 id={id} className={classes.groupTitle}>
        {title}
      </h2>
      {text && <p className={classes.groupText}>{text}</p>}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" mt="md">
        {children}
      </SimpleGrid>
    </div>
  );
}
