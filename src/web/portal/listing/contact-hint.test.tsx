// An owner hears at the field that visitors will not see a number written there.
import { useForm } from '@mantine/form';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import HomeStep from './home-step.tsx';
import { toValues } from './listing-values.ts';

vi.mock('./use-hints.ts', () => ({ useHints: () => ({}) }));
afterEach(cleanup);

function Step() {
  const form = useForm({ initialValues: toValues({}) });
  return <HomeStep form={form} />;
}

it('says at the description that numbers are hidden from visitors, once there is one', () => {
  renderPage(<Step />);
  const description = screen.getByRole('textbox', { name: 'Description' });
  fireEvent.change(description, { target: { value: 'Rent ₹1,40,000, PIN 560038' } });
  expect(screen.queryByText(/hidden from visitors/)).toBeNull();
  fireEvent.change(description, { target: { value: 'Call 98765–43210, anytime' } });
  const hint = screen.getByText(/hidden from visitors/);
  expect(hint.parentElement?.contains(description)).toBe(true);
  expect(hint.getAttribute('aria-live')).toBe('polite');
});
