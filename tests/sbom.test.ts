import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Component = { name: string; version: string; properties?: { name: string; value: string }[] };

it('lists every package with its version, and says which only build and test the product', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const written = execFileSync('npm', ['run', '--silent', 'sbom'], { maxBuffer: 64 * 1024 * 1024 });
  const { bomFormat, components } = JSON.parse(written.toString());
  expect(bomFormat).toBe('CycloneDX');
  const isForDevelopment = new Map<string, boolean>(
    components.map(({ name, version, properties = [] }: Component) => [
      `${name}@${version}`,
      properties.some((property) => property.name === 'cdx:npm:package:development'),
    ]),
  );
  for (const [name, version] of Object.entries(dependencies))
    expect([name, isForDevelopment.get(`${name}@${version}`)]).toEqual([name, false]);
  expect(isForDevelopment.get(`knip@${devDependencies.knip}`)).toBe(true);
});
