import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { SearchBox } from './search-box.tsx';

afterEach(cleanup);

test('a search names in its address what was asked, and nothing else', () => {
  const { router } = renderPage(<SearchBox cities={[]} />);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Where' }), { target: { value: 'Pune' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Size' }), { target: { value: '2' } });
  fireEvent.submit(screen.getByRole('search'));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/properties?q=Pune&bedrooms=2');
});
