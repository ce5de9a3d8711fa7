// The documents of administrators are read as documents: none of their Markdown is left to see.
import { readFileSync } from 'node:fs';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import DocumentText from './document-text.tsx';

afterEach(cleanup);

const show = (text: string) => renderPage(<DocumentText text={text} />).container;

test('headings, paragraphs, lists, tables and code are drawn as such', () => {
  const page = show(
    [
      '# Title',
      '',
      'One sentence with **weight**, `code < here` and [a page](other.md#part) that',
      'goes on, and [a site](https://example.in).',
      '',
      '- a point',
      '  that goes on',
      '- another',
      '',
      '1. first',
      '',
      '| a | b |',
      '| - | -: |',
      '| one | two |',
      '',
      '```sh',
      'npm start',
      '```',
    ].join('\n'),
  );
  expect(screen.getByRole('heading', { name: 'Title', level: 2 })).toBeTruthy();
  expect(page.querySelector('p')?.textContent?.replace(/\s+/g, ' ')).toBe(
    'One sentence with weight, code < here and a page that goes on, and a site.',
  );
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://example.in',
  ]);
  const [points, steps] = screen.getAllByRole('list');
  expect(within(points as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  expect(steps?.tagName).toBe('OL');
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  expect(page.querySelector('pre')?.textContent).toBe('npm start');
});

test('a drawing of tables is a table of columns, and what it refers to', () => {
  const page = show(
    [
      '```mermaid',
      'erDiagram',
      '  payouts {',
      '    uuid id PK',
      '    uuid batch_id FK "may be null"',
      '    text note',
      '  }',
      '  payout_batches |o--o{ payouts : "batch_id"',
      '  profiles ||--o{ payouts : "user_id"',
      '```',
    ].join('\n'),
  );
  expect(screen.getByRole('heading', { name: 'payouts' })).toBeTruthy();
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Column', 'Type', 'Key', 'May be empty'],
    ['id', 'uuid', 'PK', ''],
    ['batch_id', 'uuid', 'FK', 'yes'],
    ['note', 'text', '', ''],
  ]);
  expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'payouts.batch_id refers to payout_batches, or none',
    'payouts.user_id refers to profiles',
  ]);
});

describe.each([
  'docs/requirements.md',
  'docs/compensation-plan.md',
  'docs/generated/er-diagram.md',
  'docs/security.md',
])('%s', (file) => {
  test('shows no sign of Markdown, and loses no table', { timeout: 30_000 }, () => {
    const source = readFileSync(file, 'utf8');
    const page = show(source);
    const words = page.cloneNode(true) as HTMLElement;
    for (const code of words.querySelectorAll('code, pre')) code.remove();
    const left = words.textContent?.match(/\*\*|^#|```|\]\(|\|\s*-{2,}|erDiagram|--o\{|.{0,20}`.{0,20}/m);
    expect(left?.[0]).toBeUndefined();
    const tables = source.match(/^\| *:?-+.*\|$|^ {2}\w+ \{$/gm)?.length ?? 0;
    expect(page.querySelectorAll('table')).toHaveLength(tables);
  });
});
