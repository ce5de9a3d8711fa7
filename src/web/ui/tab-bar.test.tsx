// The row of tabs moves so that the chosen one is in its middle, also when another is chosen.
import { Tabs } from '@mantine/core';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { TabBar } from './tab-bar.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('brings the chosen tab into sight', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400);
  renderPage(
    <Tabs defaultValue="one">
      <TabBar aria-label="Views">
        <Tabs.Tab value="one">One</Tabs.Tab>
        <Tabs.Tab value="two">Two</Tabs.Tab>
      </TabBar>
    </Tabs>,
  );
  fireEvent.click(screen.getByRole('tab', { name: 'Two' }));
  await waitFor(() => expect(screen.getByRole('tablist', { name: 'Views' }).scrollLeft).toBe(350));
});
