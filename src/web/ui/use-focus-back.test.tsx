import { Button, Menu } from '@mantine/core';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { watchFocus } from './focus-of-gone.ts';
import { OpenModal } from './open-modal.tsx';
import { useFocusBack } from './use-focus-back.ts';

afterEach(cleanup);

type DialogOf = (close: () => void, isOpen: boolean) => ReactNode;

const Plain: DialogOf = (close, isOpen) =>
  isOpen && (
    <OpenModal title="Rent" onClose={close}>
      <Button>Amount</Button>
    </OpenModal>
  );
const Eager: DialogOf = (close, isOpen) =>
  isOpen && (
    <OpenModal title="Rent" onClose={close}>
      <Button ref={(button) => button?.focus()}>Amount</Button>
    </OpenModal>
  );
const Question: DialogOf = (close, isOpen) => (
  <ConfirmDialog opened={isOpen} title="End it?" confirmLabel="End" onConfirm={close} onClose={close}>
    It cannot be undone.
  </ConfirmDialog>
);

function Behind({ dialog, inMenu }: { dialog: DialogOf; inMenu: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {inMenu ? (
        <Menu>
          <Menu.Target>
            <Button>Opener</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={open}>Change</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : (
        <Button onClick={open}>Opener</Button>
      )}
      {dialog(() => setOpen(false), isOpen)}
    </>
  );
}

/** As a browser does: what is pressed has the focus. */
function press(target: HTMLElement) {
  target.focus();
  fireEvent.click(target);
}
const focusIsInDialog = () =>
  waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());

// spec beyond-everyone: Search, filter, visit and application by keyboard alone; focus is seen, and given back by dialogs … also by dialogs that come and go, to the button of the menu that opened them
test.each([
  ['a dialog', 'a button', Plain, false],
  ['a dialog', 'the item of a menu', Plain, true],
  ['a dialog that takes the focus at once', 'a button', Eager, false],
  ['a dialog that takes the focus at once', 'the item of a menu', Eager, true],
  ['a question', 'a button', Question, false],
  ['a question', 'the item of a menu', Question, true],
])('%s that %s opened gives the focus back', async (_what, _by, dialog, inMenu) => {
  renderPage(<Behind dialog={dialog} inMenu={inMenu} />);
  const opener = screen.getByRole('button', { name: 'Opener' });
  press(opener);
  if (inMenu) press(await screen.findByRole('menuitem', { name: 'Change' }));
  await focusIsInDialog();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

function InTurn() {
  const [step, setStep] = useState(0);
  return (
    <>
      <Button onClick={() => setStep(1)}>Opener</Button>
      {step === 1 && (
        <OpenModal key="asks" title="Why" onClose={() => setStep(0)}>
          <Button onClick={() => setStep(2)}>Show</Button>
        </OpenModal>
      )}
      {step === 2 && (
        <OpenModal key="shows" title="Account" onClose={() => setStep(0)}>
          1234
        </OpenModal>
      )}
    </>
  );
}

test('a dialog that takes the place of another gives the focus back to what opened the first', async () => {
  renderPage(<InTurn />);
  const opener = screen.getByRole('button', { name: 'Opener' });
  press(opener);
  await focusIsInDialog();
  press(screen.getByRole('button', { name: 'Show' }));
  await screen.findByText('1234');
  await focusIsInDialog();
  press(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

/** As in a browser, where a dialog is still there while it fades. */
function Fading() {
  const [isOpen, setOpen] = useState(false);
  useFocusBack(isOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Opener</Button>
      <div role="dialog">
        <Button onClick={() => setOpen(false)}>Cancel</Button>
      </div>
    </>
  );
}

test('a dialog that fades gives the focus back before it is gone', async () => {
  renderPage(<Fading />);
  const opener = screen.getByRole('button', { name: 'Opener' });
  press(opener);
  press(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

function Requests() {
  const [names, setNames] = useState(['Asha', 'Ravi', 'Uma']);
  const [asked, setAsked] = useState<string>();
  const approve = () => {
    setAsked(undefined);
    // The list is read again once the act was done.
    setTimeout(() => setNames((all) => all.filter((name) => name !== asked)), 5);
  };
  return (
    <>
      <h1>Requests</h1>
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              {name} <Button onClick={() => setAsked(name)}>Approve {name}</Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        opened={asked !== undefined}
        title="Approve it?"
        confirmLabel="Yes"
        onConfirm={approve}
        onClose={() => setAsked(undefined)}
      >
        It is told.
      </ConfirmDialog>
    </>
  );
}

async function approve(name: string) {
  press(screen.getByRole('button', { name: `Approve ${name}` }));
  await focusIsInDialog();
  press(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: `Approve ${name}` })).toBeNull());
}

test('a row that goes by what was done in its dialog leaves the focus at the row in its place', async ({
  onTestFinished,
}) => {
  onTestFinished(watchFocus());
  renderPage(<Requests />);
  await approve('Asha');
  const [first] = screen.getAllByRole('listitem');
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(first?.textContent).toContain('Ravi');
  await approve('Uma');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Ravi'));
  await approve('Ravi');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Requests' })));
});
