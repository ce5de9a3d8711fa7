// What a hint or an error says of a field is read out with it: each is tied to the control by aria-describedby.
import {
  Autocomplete,
  Checkbox,
  MultiSelect,
  NativeSelect,
  Radio,
  Switch,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core';
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { DateField } from './date-field.tsx';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';

afterEach(cleanup);

const said = { label: 'Field', description: 'The hint', error: 'The fault' };
const fields: Readonly<Record<string, ReactNode>> = {
  TextInput: <TextInput {...said} />,
  Textarea: <Textarea {...said} />,
  NativeSelect: <NativeSelect {...said} data={['a']} />,
  SelectField: <SelectField {...said} options={[{ value: 'a', label: 'A' }]} />,
  MultiSelect: <MultiSelect {...said} data={['a']} />,
  TagsInput: <TagsInput {...said} />,
  Autocomplete: <Autocomplete {...said} data={['a']} />,
  PasswordField: <PasswordField {...said} autoComplete="current-password" />,
  NumberField: <NumberField {...said} value="" onChange={() => {}} />,
  DateField: <DateField {...said} value={null} onChange={() => {}} today="2026-11-29" />,
  Checkbox: <Checkbox {...said} />,
  Switch: <Switch {...said} />,
  'Radio.Group': (
    <Radio.Group {...said}>
      <Radio value="a" label="A" />
    </Radio.Group>
  ),
  'Checkbox.Group': (
    <Checkbox.Group {...said}>
      <Checkbox value="a" label="A" />
    </Checkbox.Group>
  ),
};

test.each(Object.entries(fields))('%s', (_, field) => {
  renderPage(field);
  const described = [...document.querySelectorAll('[aria-describedby]')].map((one) =>
    (one.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );
  expect(described.join()).toContain('The hint');
  expect(described.join()).toContain('The fault');
});
