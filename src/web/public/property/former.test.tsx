import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { Former } from './former.tsx';

afterEach(cleanup);

test('a home that is away is named once, with its place', () => {
  const title = 'Corner 3 BHK apartment in CV Raman Nagar';
  const former = { title, locality: 'CV Raman Nagar', city: 'Bengaluru', gone: false };
  const { container } = renderPage(<Former former={former} similar={[]} />);
  expect(container.textContent).toContain(`${title}CV Raman Nagar, BengaluruIt cannot be rented now.`);
});
