import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { permissions } from './permissions.generated.ts';
import { rowPermissions } from './row-permissions.generated.ts';
import { ruleSentences } from './rules.generated.ts';

type Feature = {
  permissions?: Record<string, unknown>;
  rowPermissions?: Record<string, unknown>;
  rules?: Record<string, string>;
};

const names = readdirSync(import.meta.dirname).flatMap((file) => /^([a-z-]+)[.]ts$/.exec(file)?.[1] ?? []);
const features = await Promise.all(
  names.map(
    async (name) => [name, (await import(new URL(`${name}.ts`, import.meta.url).href)) as Feature] as const,
  ),
);
const inKebabCase = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

it('keeps every permission in the file of its first word', () => {
  const elsewhere = features.flatMap(([name, feature]) =>
    Object.keys({ ...feature.permissions, ...feature.rowPermissions }).filter(
      (permission) => inKebabCase(permission.split('.')[0] ?? '') !== name,
    ),
  );
  expect(elsewhere).toEqual([]);
});

it('collects what every file declares', () => {
  expect(features.length).toBeGreaterThan(50);
  expect(Object.keys(permissions).sort()).toEqual(
    features.flatMap(([, feature]) => Object.keys(feature.permissions ?? {})).sort(),
  );
  expect(Object.keys(rowPermissions).sort()).toEqual(
    features.flatMap(([, feature]) => Object.keys(feature.rowPermissions ?? {})).sort(),
  );
  expect(Object.keys(ruleSentences).sort()).toEqual(
    features.flatMap(([, { rules = {} }]) => Object.keys(rules)).sort(),
  );
});
