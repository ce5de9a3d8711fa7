// Proves that every pair of text and surface the theme produces can be read (WCAG 2.2 AA) in light and in dark.
import { readFileSync } from 'node:fs';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { describe, expect, test } from 'vitest';
import { cssVariables, marigold, theme } from './theme.ts';

const css = readFileSync('src/web/ui/theme.css', 'utf8');
const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const defaults = defaultCssVariablesResolver(merged);
const ours = cssVariables(merged);

function colour(scheme: 'light' | 'dark', name: string): string {
  const scopes: Record<string, string> = {
    ...defaults.variables,
    ...defaults[scheme],
    ...ours.variables,
    ...ours[scheme],
  };
  let value: string | undefined = scopes[name];
  while (value?.startsWith('var(')) value = scopes[value.slice(4, -1)];
  if (!value) throw new Error(`${name} is not a colour of the ${scheme} theme`);
  return value;
}

function channels(value: string): number[] {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  if (short) return short.slice(1).map((digit) => Number.parseInt(digit + digit, 16));
  if (value.startsWith('#')) return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
  return (value.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
}

function luminance(value: string): number {
  const [red = 0, green = 0, blue = 0] = channels(value).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const surfaces = ['--mantine-color-body', '--kiraya-card', '--mantine-color-default-hover', '--kiraya-tint'];
const texts = [
  '--mantine-color-text',
  '--mantine-color-dimmed',
  '--mantine-color-anchor',
  '--mantine-color-error',
];
const badgeColours = ['teal', 'green', 'blue', 'yellow', 'red', 'gray'];

describe.each(['light', 'dark'] as const)('%s theme', (scheme) => {
  test.each(surfaces.flatMap((surface) => texts.map((text) => [text, surface] as const)))(
    '%s on %s is at least 4.5 to 1',
    (text, surface) => {
      expect(contrast(colour(scheme, text), colour(scheme, surface))).toBeGreaterThanOrEqual(4.5);
    },
  );

  // spec beyond-everyone: Contrast in both themes
  test.each(badgeColours)('badge %s is at least 4.5 to 1, light and filled', (name) => {
    const light = contrast(
      colour(scheme, `--mantine-color-${name}-light-color`),
      colour(scheme, `--mantine-color-${name}-light`),
    );
    const filled = contrast('#ffffff', colour(scheme, `--mantine-color-${name}-filled`));
    expect(light).toBeGreaterThanOrEqual(4.5);
    expect(filled).toBeGreaterThanOrEqual(4.5);
  });

  test.each(surfaces)('placeholder, focus ring and the edge of a field are seen on %s', (surface) => {
    expect(
      contrast(colour(scheme, '--mantine-color-placeholder'), colour(scheme, surface)),
    ).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour(scheme, '--kiraya-focus'), colour(scheme, surface))).toBeGreaterThanOrEqual(3);
    expect(contrast(colour(scheme, '--kiraya-edge'), colour(scheme, surface))).toBeGreaterThanOrEqual(3);
  });

  test('bars and lines of charts are seen on a card', () => {
    const [light, dark] = [...css.matchAll(/--kiraya-chart: var\((--[\w-]+)\)/g)].map(
      ([, name = '']) => name,
    );
    const chart = (scheme === 'light' ? light : dark) ?? '';
    expect(contrast(colour(scheme, chart), colour(scheme, '--kiraya-card'))).toBeGreaterThanOrEqual(3);
  });
});

test('the brand colour is the logo teal and the accent is marigold', () => {
  expect(merged.colors.teal[7]).toBe('#0f6b66');
  expect(marigold[5]).toBe('#e8a317');
});
