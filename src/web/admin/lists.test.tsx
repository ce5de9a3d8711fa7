// Every tab of administrators that is one list: it draws what its procedure answers, and says when nothing matches and when it failed.
import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { answersOf } from '../../../tests/support/web/contract-answers.ts';
import { failingClient, inputsOf } from '../../../tests/support/web/failing-client.ts';
import { open, page } from '../../../tests/support/web/failing-screens.tsx';
import { adminTabs } from './tabs.generated.ts';

vi.mock('../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const fileOf = (id: string) => readFileSync(`src/web/admin/${id}/${id}-tab.tsx`, 'utf8');
const lists = adminTabs.filter(({ id }) => fileOf(id).includes('<ListTab'));
const answers = answersOf();

const suspended = (Tab: ComponentType) => () => (
  <Suspense>
    <Tab />
  </Suspense>
);

test('there are such lists', () => expect(lists.length).toBeGreaterThan(1));

describe.each(lists)('$id', ({ id, permission, component }) => {
  const Tab = suspended(component);
  const address = `/admin?tab=${id}`;

  test('shows each row in all of its columns', async () => {
    open(Tab, address, answers);
    // A tab may have further tables below its list.
    const rows = () => within(screen.getAllByRole('table')[0] as HTMLElement).getAllByRole('row');
    await waitFor(() => expect(rows()).toHaveLength(2));
    const cells = rows().map((row) => [...row.children]);
    expect(cells[1]?.length).toBe(cells[0]?.length);
    const withoutText = cells[1]?.filter(({ textContent }) => !textContent).map((cell) => cell.outerHTML);
    expect(withoutText).toEqual([]);
  });

  test('asks for what is searched, and says that nothing matches', async () => {
    open(Tab, `${address}&q=asha`, { [permission]: page() });
    await screen.findByText('Nothing matches');
    expect(inputsOf(permission)).toContainEqual(expect.objectContaining({ q: 'asha' }));
  });

  test('says when it could not be loaded, and tries again', async () => {
    open(Tab, address, {});
    expect(await screen.findByText(/could not be loaded/)).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
  });
});
