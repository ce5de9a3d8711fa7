// A step opened by a link of another page: it begins at its first field, and closed it leaves the keyboard at its button.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { Step } from './step.tsx';

function Visit() {
  const [opened, setOpened] = useState(true);
  return (
    <Step
      name="visit"
      label="Request a visit"
      title="Request a visit"
      variant="filled"
      opened={opened}
      open={() => setOpened(true)}
      close={() => setOpened(false)}
    >
      <input aria-label="Day" />
    </Step>
  );
}

it('begins at its field, and Escape leads to its button', async () => {
  renderPage(<Visit />);
  const field = await screen.findByLabelText('Day');
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Request a visit' })),
  );
});
