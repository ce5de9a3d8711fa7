// The photos of an import: how far they are, and why some are missing.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { sentencesLoaded } from '../../components/listing-rules.ts';
import { RunPhotos } from './run-photos.tsx';

beforeAll(() => sentencesLoaded);
afterEach(cleanup);

const none = { waiting: 0, stored: 0, same: 0, failed: 0, problems: [] };

test('says nothing where the file names none', () => {
  renderPage(<RunPhotos {...none} />);
  expect(screen.queryByRole('heading', { name: 'Photos' })).toBeNull();
});

test('says how many are there while the others come', () => {
  renderPage(<RunPhotos {...none} waiting={3} stored={1} />);
  expect(
    screen.getByRole('progressbar', { name: 'Progress of the photos' }).getAttribute('aria-valuenow'),
  ).toBe('25');
  expect(screen.getByRole('status').textContent).toContain('1 of 4 photos');
});

test('names each that is missing with its row and the reason', () => {
  const address = 'https://a.example.in/1.jpg';
  renderPage(
    <RunPhotos
      {...none}
      stored={1}
      same={1}
      failed={2}
      problems={[{ row: 2, address, problem: 'photo.too-small' }]}
    />,
  );
  expect(screen.getByText('1 photo is with its home.')).toBeDefined();
  expect(screen.getByText('1 address leads to a photo that the home has already.')).toBeDefined();
  expect(
    screen.getByRole('cell', { name: 'This picture is too small: each side needs at least 240 pixels.' }),
  ).toBeDefined();
  expect(screen.getByRole('cell', { name: address })).toBeDefined();
  expect(screen.getByText('These are the first of them.')).toBeDefined();
});
