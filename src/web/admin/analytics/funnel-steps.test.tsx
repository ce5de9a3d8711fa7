// The picture of the funnel: each step with its share of the one before, and the way to the requests.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { FunnelSteps } from './funnel-steps.tsx';

afterEach(cleanup);

test('each step says its part of the one before', () => {
  renderPage(
    <FunnelSteps
      counts={{ asked: 158, agreed: 124, visited: 62, applied: 61, let: 0 }}
      links={{ asked: '?step=asked', let: '?step=let' }}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Asked158all requests',
    'Visit agreed12478% of the step before',
    'Visited6250% of the step before',
    'Applied6198% of the step before',
    'Rented out00% of the step before',
  ]);
  // Nothing is listed behind a nought.
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
