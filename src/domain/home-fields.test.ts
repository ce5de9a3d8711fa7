import { expect, it } from 'vitest';
import {
  besides,
  camelCase,
  type FieldDescription,
  fieldOf,
  homeFieldNames,
  isAsked,
} from './home-fields.ts';
import { propertyTypes } from './properties.ts';

const fields: [string, FieldDescription][] = homeFieldNames.map((name) => [name, fieldOf(name)]);

it('asks everything of a home of each type that is not kept for other types', () => {
  for (const [name, { onlyFor }] of fields) {
    const asked = propertyTypes.filter((type) => isAsked(name as (typeof homeFieldNames)[number], type));
    expect([name, asked]).toEqual([name, onlyFor ?? propertyTypes]);
  }
});

it('describes choices whose values are among their options', () => {
  for (const [name, field] of fields) {
    if (field.kind !== 'choice') continue;
    const used = [field.empty ?? [], field.offered ?? []].flat();
    expect([name, used.filter((code) => !field.options.includes(code))]).toEqual([name, []]);
  }
});

it('names columns as members of an object, and finds what a list leaves out', () => {
  expect(['area_sqft', 'rent', 'brokerage_days'].map(camelCase)).toEqual([
    'areaSqft',
    'rent',
    'brokerageDays',
  ]);
  expect(besides(['rent', 'floor', 'facing'], ['floor'])).toEqual(['rent', 'facing']);
});
