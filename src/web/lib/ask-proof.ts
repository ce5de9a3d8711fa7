// What the server does only for whoever proved lately who it is: asks for that proof in one dialog, then sends the call again.

type Question = { answer: Promise<boolean>; settle: (isProved: boolean) => void };

const listeners = new Set<() => void>();
let open: Question | undefined;

function setOpen(question: Question | undefined): void {
  open = question;
  for (const listener of listeners) listener();
}

/** Read by the dialog, which is on the page while `isAsked`. */
export const proofQuestion = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isAsked: () => open !== undefined,
  answer(isProved: boolean) {
    const question = open;
    setOpen(undefined);
    question?.settle(isProved);
  },
};

/** Several calls that are refused at once wait for one answer. False where no dialog could show. */
function askProof(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  if (open) return open.answer;
  let settle: Question['settle'] = () => {};
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  setOpen({ answer, settle });
  return answer;
}

const needsProof = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FRESH_PROOF_NEEDED';

/** Makes the call once more after the person proved who it is; otherwise its refusal stands. */
export async function withProof<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!needsProof(error) || !(await askProof())) throw error;
    return call();
  }
}
