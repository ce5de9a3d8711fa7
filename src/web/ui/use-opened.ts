// Whether a dialog is open, with the two ways: apart from the dialogs, which some pages load when they are opened.
import { useState } from 'react';

export function useOpened(startsOpen = false) {
  const [opened, setOpened] = useState(startsOpen);
  return { opened, onOpen: () => setOpened(true), onClose: () => setOpened(false) };
}
