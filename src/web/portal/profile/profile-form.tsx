// The fields of the profile in three groups, and one bar to save or discard them; it comes when somebody changes something.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Profile } from '../../../contract/account.ts';
import { profileFieldNames } from '../../components/profile/field-names.ts';
import { Form } from '../../ui/form.tsx';
import { IconInfoCircle } from '../../ui/icons.ts';
import { amountHint, bedroomsHint } from './number-hints.ts';
import classes from './profile.module.css';
import {
  type Asked,
  type Fact,
  factsOf,
  fieldId,
  type GroupKey,
  groupOf,
  profileGroups,
} from './profile-groups.ts';
import type { FormField } from './profile-values.ts';
import { ReadGroup } from './read-group.tsx';
import { useProfileForm } from './use-profile-form.ts';

type ProfileFormProps = {
  userId: string;
  profile: Partial<Profile>;
  /** The field to begin at: its part is open, the others are read. Without one all of them are open. */
  asked?: Asked | undefined;
  /** The profile is read again; without it there is nothing to go back to. */
  onClose?: (() => void) | undefined;
};

export default function ProfileForm({ userId, profile, asked, onClose }: ProfileFormProps) {
  const { t, i18n } = useLingui();
  const { form, saving, changes, changed, wasRestored, save, discard } = useProfileForm(userId, profile);
  const email = profile.email ?? null;
  const field = (name: FormField) => ({
    id: fieldId(name),
    label: i18n._(profileFieldNames[name]),
    ...form.getInputProps(name),
  });
  const { annualIncome, preferredRentMin, preferredRentMax, preferredBedrooms } = form.values;
  const group = (key: GroupKey) => ({
    title: i18n._(profileGroups[key].title),
    facts: factsOf(i18n, key, profile),
    asked: asked && groupOf(asked.field) === key ? asked : null,
    isNeeded: !asked || changed.some((name) => profileGroups[key].fields.includes(name)),
  });
  // Whoever pressed for a field goes on there.
  useEffect(() => {
    if (asked) document.getElementById(fieldId(asked.field))?.focus();
  }, [asked]);
  return (
    <Form onSubmit={save}>
      <Stack gap="lg">
        {wasRestored && changes > 0 && (
          <Alert icon={<IconInfoCircle size={18} aria-hidden />} role="status">
            <Trans>What you typed earlier is here again. It is not saved yet.</Trans>
          </Alert>
        )}
        <FieldGroup text={t`Amounts as you write them: 25,000, 35k or 12 lakh.`} {...group('look')}>
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
        <FieldGroup {...group('about')}>
          <TextInput {...field('fullName')} autoComplete="name" required className={classes.wide} />
          <TextInput {...field('firstName')} autoComplete="given-name" />
          <TextInput {...field('lastName')} autoComplete="family-name" />
        </FieldGroup>
        <FieldGroup
          text={t`Others see this only once a visit or an application is accepted.`}
          {...group('reach')}
        >
          <TextInput
            id={fieldId('email')}
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
        {(changes > 0 || onClose) && (
          <Group className={classes.saveBar} gap="sm">
            <Button type="submit" loading={saving} disabled={changes === 0}>
              <Trans>Save changes</Trans>
            </Button>
            <Button
              variant="default"
              disabled={saving}
              onClick={() => {
                discard();
                onClose?.();
              }}
            >
              {onClose ? <Trans>Cancel</Trans> : <Trans>Discard</Trans>}
            </Button>
          </Group>
        )}
      </Stack>
    </Form>
  );
}

type FieldGroupProps = {
  title: string;
  text?: string;
  facts: readonly Fact[];
  /** It opens for one of its fields; else it is read. */
  asked: Asked | null;
  /** It holds a change, or is all there is: it stays open. */
  isNeeded: boolean;
  children: ReactNode;
};

/** Once open it stays so, as what was just saved is still where it was typed; Escape closes one in which nothing was typed. */
function FieldGroup({ title, text, facts, asked, isNeeded, children }: FieldGroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isNeeded || asked !== null);
  const [before, setBefore] = useState(asked);
  const group = useRef<HTMLDivElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  if (isNeeded && !isOpen) setOpen(true);
  if (asked !== before) {
    setBefore(asked);
    if (asked) setOpen(true);
  }
  if (!isOpen) {
    const open = () => {
      setOpen(true);
      // The button is gone: a keyboard goes on at what it brought.
      requestAnimationFrame(() => group.current?.querySelector('input')?.focus());
    };
    return <ReadGroup title={title} facts={facts} edit={edit} onEdit={open} />;
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || isNeeded) return;
    setOpen(false);
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand inside a card in every browser
    <div
      ref={group}
      role="group"
      aria-labelledby={id}
      className={`card ${classes.panel}`}
      onKeyDown={onKeyDown}
    >
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
