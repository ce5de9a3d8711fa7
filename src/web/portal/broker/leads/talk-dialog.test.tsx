// An answer moves the lead on: once the dialog is closed, or at once where it is sent after that.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../../tests/support/web/render-page.tsx';
import TalkDialog from './talk-dialog.tsx';

const reload = vi.hoisted(() => vi.fn(async () => {}));
let answer: () => unknown = () => {};
vi.mock('./use-pipeline.ts', () => ({ useReloadPipeline: () => reload }));
vi.mock('../../messages/thread.tsx', () => ({
  Thread: ({ onAnswered }: { onAnswered: () => unknown }) => {
    answer = onAnswered;
    return <p>What was written</p>;
  },
}));
afterEach(() => {
  cleanup();
  reload.mockClear();
});

function Board() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <TalkDialog id="thread" name="Asha Rao" onClose={() => setOpen(false)} />
  ) : (
    <p>The board</p>
  );
}

const close = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await screen.findByText('The board');
};

it('stays open after an answer, and moves the lead once it is closed', async () => {
  renderPage(<Board />);
  await screen.findByText('What was written');
  answer();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText('What was written')).toBeDefined();
  await close();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('moves the lead by an answer that is sent after it was closed, and not without one', async () => {
  renderPage(<Board />);
  await close();
  expect(reload).not.toHaveBeenCalled();
  answer();
  expect(reload).toHaveBeenCalledTimes(1);
});
