// A question before something unusual is sent: asked once, and again only where what it is about was changed.
import { Alert } from '@mantine/core';
import { useState } from 'react';

type Asked = { about: string; text: string };

/** `find` says what to ask, or null; where it cannot be found out, nobody is held up. */
export function useAskOnce(about: string, find: () => Promise<string | null>) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const text = asked?.about === about ? asked.text : null;
  const ask = async (send: () => void) => {
    if (text !== null) return send();
    setIsBusy(true);
    const question = await find().catch(() => null);
    setIsBusy(false);
    if (question === null) send();
    else setAsked({ about, text: question });
  };
  return { text, isBusy, ask };
}

export function AskedOnce({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Alert color="yellow" role="alert">
      {text}
    </Alert>
  );
}
