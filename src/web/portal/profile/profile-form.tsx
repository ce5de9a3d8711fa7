// The fields of the profile in three groups, and one bar to save or discard them.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Profile } from '../../../contract/account.ts';
import { profileFieldNames } from '../../components/profile/field-names.ts';
import { Term, TermList } from '../../components/term-list.tsx';
import { Form } from '../../ui/form.tsx';
import { IconInfoCircle } from '../../ui/icons.ts';
import { amountHint, bedroomsHint } from './number-hints.ts';
import classes from './profile.module.css';
import { type FormField, fieldId, toFormValues } from './profile-values.ts';
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
  const [saved] = useState(() => toFormValues(profile));
  const group = (names: readonly FormField[], isRest = true) => ({
    facts: names.map((name) => [i18n._(profileFieldNames[name]), factOf(i18n, name, saved[name])] as const),
    isFilled: isRest && names.every((name) => saved[name] !== '' && saved[name] === form.values[name]),
  });
  const emailFact = [i18n._(profileFieldNames.email), email ?? ''] as const;
  const reach = group(['phone', 'city', 'state'], email !== null && profile.emailVerified === true);
  return (
    <Form onSubmit={save}>
      <Stack gap="lg">
        {wasRestored && changes > 0 && (
          <Alert icon={<IconInfoCircle size={18} aria-hidden />} role="status">
            <Trans>What you typed earlier is here again. It is not saved yet.</Trans>
          </Alert>
        )}
        <FieldGroup title={t`About you`} {...group(['fullName', 'firstName', 'lastName'])}>
          <TextInput {...field('fullName')} autoComplete="name" required className={classes.wide} />
          <TextInput {...field('firstName')} autoComplete="given-name" />
          <TextInput {...field('lastName')} autoComplete="family-name" />
        </FieldGroup>
        <FieldGroup
          title={t`How to reach you`}
          text={t`Others see this only once a visit or an application is accepted.`}
          {...reach}
          facts={[emailFact, ...reach.facts]}
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
        <FieldGroup
          title={t`What you look for`}
          text={t`Amounts as you write them: 25,000, 35k or 12 lakh.`}
          {...group(['preferredRentMin', 'preferredRentMax', 'preferredBedrooms', 'annualIncome'])}
        >
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
        {changes > 0 && (
          <Group className={classes.saveBar} gap="sm">
            <Button type="submit" loading={saving}>
              <Trans>Save changes</Trans>
            </Button>
            <Button variant="default" onClick={discard} disabled={saving}>
              <Trans>Discard</Trans>
            </Button>
          </Group>
        )}
      </Stack>
    </Form>
  );
}

/** As one reads it: amounts in rupees. */
function factOf(i18n: I18n, name: FormField, value: string): string {
  if (name === 'preferredBedrooms') return bedroomsHint(i18n, value, msg`Such as 2 or 3 BHK`);
  if (name === 'preferredRentMin' || name === 'preferredRentMax' || name === 'annualIncome') {
    return amountHint(i18n, value, msg`Rupees a month`);
  }
  return value;
}

type FieldGroupProps = {
  title: string;
  text?: string;
  /** What its fields hold, by their names. */
  facts: readonly (readonly [name: string, value: string])[];
  /** All of it is there: it is read, and opens for a change. */
  isFilled: boolean;
  children: ReactNode;
};

/** Once open it stays so: what was just saved is still where it was typed. */
function FieldGroup({ title, text, facts, isFilled, children }: FieldGroupProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(!isFilled);
  const group = useRef<HTMLDivElement>(null);
  const open = () => {
    setOpen(true);
    // The button is gone: a keyboard goes on at what it brought.
    requestAnimationFrame(() => group.current?.querySelector('input')?.focus());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand inside a card in every browser
    <div ref={group} role="group" aria-labelledby={id} className={`card ${classes.panel}`}>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <h2 id={id} className={classes.groupTitle}>
          {title}
        </h2>
        {!isOpen && (
          <Button variant="default" size="xs" aria-label={t`Edit ${title}`} onClick={open}>
            <Trans>Edit</Trans>
          </Button>
        )}
      </Group>
      {isOpen ? (
        <>
          {text && <p className={classes.groupText}>{text}</p>}
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" mt="md">
            {children}
          </SimpleGrid>
        </>
      ) : (
        <div className={classes.facts}>
          <TermList>
            {facts.map(([name, value]) => (
              <Term key={name} label={name} isWide={value.includes('@')}>
                {value}
              </Term>
            ))}
          </TermList>
        </div>
      )}
    </div>
  );
}
