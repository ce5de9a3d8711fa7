// Side by side a phone shows what changed and what was said of it; what is as before comes when asked for.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { ConditionReport } from '../../../contract/condition-reports.ts';
import { Comparison } from './comparison.tsx';

afterEach(cleanup);

const item = (id: 'walls' | 'floor' | 'ceiling', own: object = {}) => ({
  id,
  kind: id,
  name: null,
  condition: 'good' as const,
  note: null,
  ...own,
});
const report = (walls: object, own: Partial<ConditionReport> = {}): ConditionReport => ({
  id: '0198a000-0000-7000-8000-000000000009',
  kind: 'move_in',
  state: 'agreed',
  version: 1,
  written_by: 'tenant',
  author_name: 'Asha Rao',
  sent_at: '2026-11-01T10:00:00.000Z',
  inspected_on: '2026-11-01',
  rooms: [
    { id: 'hall', kind: 'living', name: null, items: [item('walls', walls), item('floor')] },
    { id: 'kitchen', kind: 'kitchen', name: null, items: [item('ceiling')] },
  ],
  meters: [],
  keys: [],
  photos: [],
  comments: [],
  agreed_at: null,
  agreed_by_name: null,
  sha256: null,
  ...own,
});

test('shows the noted line with what was said of it, and the rest at a press', () => {
  const moveOut = report(
    { note: 'Oil stains' },
    {
      kind: 'move_out',
      comments: [
        {
          id: '0198a000-0000-7000-8000-000000000010',
          version: 1,
          by: 'landlord',
          line_id: 'walls',
          body: 'The wall needs paint',
          created_at: '2026-12-31T10:00:00.000Z',
        },
      ],
    },
  );
  renderPage(<Comparison moveIn={report({})} moveOut={moveOut} />);
  screen.getByText('Oil stains');
  screen.getByText(/The wall needs paint/);
  expect(screen.queryByRole('region', { name: 'Kitchen' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 lines that are as before' }));
  screen.getByRole('region', { name: 'Kitchen' });
});

test('says where nothing changed', () => {
  renderPage(<Comparison moveIn={report({})} moveOut={report({})} />);
  screen.getByText('Every room is as it was at the move-in.');
});
