// Where the system chooses the colours, what is chosen differs by a rule of its own: each must meet its part as Mantine draws it.
import { readFileSync } from 'node:fs';
import { Checkbox, Chip, Modal, Progress, Radio, SegmentedControl, Switch, Tabs } from '@mantine/core';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';

afterEach(cleanup);

const css = readFileSync('src/web/ui/theme.css', 'utf8');
const block = css.split('@media (forced-colors: active) {')[1]?.split('\n}\n')[0] ?? '';
const rules = [...block.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selectors = '', body = '']) => ({
  selectors: selectors.split(',').map((one) => one.trim()),
  body,
}));
const isMarked = (part: Element | null) =>
  rules.some(
    ({ selectors, body }) =>
      /background: Highlight/.test(body) && selectors.some((selector) => part?.matches(selector)),
  );
const isEdged = (part: Element | null) =>
  rules.some(
    ({ selectors, body }) =>
      /border: 1px/.test(body) && selectors.some((selector) => part?.matches(selector)),
  );

function Both() {
  const silent = () => {};
  return (
    <>
      <Checkbox label="a" checked onChange={silent} />
      <Checkbox label="b" checked={false} onChange={silent} />
      <Radio label="a" checked onChange={silent} />
      <Radio label="b" checked={false} onChange={silent} />
      <Switch label="a" checked onChange={silent} />
      <Switch label="b" checked={false} onChange={silent} />
      <Chip checked>a</Chip>
      <Chip checked={false}>b</Chip>
      <SegmentedControl data={['a', 'b']} value="a" />
      <Tabs value="a">
        <Tabs.List>
          <Tabs.Tab value="a">a</Tabs.Tab>
          <Tabs.Tab value="b">b</Tabs.Tab>
        </Tabs.List>
      </Tabs>
    </>
  );
}

test.each([
  'Checkbox-input',
  'Radio-radio',
  'Switch-track',
  'Chip-label',
  'SegmentedControl-label',
  'Tabs-tab',
])('%s shows in high contrast whether it is chosen', (part) => {
  renderPage(<Both />);
  const parts = [...document.querySelectorAll(`.mantine-${part}`)];
  expect(parts.map(isMarked)).toEqual([true, false]);
});

test('a dialog has an edge and a bar its colour in high contrast', () => {
  renderPage(
    <>
      <Modal opened onClose={() => {}}>
        Rent
      </Modal>
      <Progress value={40} />
    </>,
  );
  expect(isEdged(document.querySelector('.mantine-Modal-content'))).toBe(true);
  expect(isMarked(document.querySelector('.mantine-Progress-section'))).toBe(true);
});
