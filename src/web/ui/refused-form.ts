// A form that was refused, by the page or by the server, gives the focus to the first field that is wrong; what is wrong is read with it.

/** Wrong fields, or what stands around several that are wrong together. */
export const WRONG = '[aria-invalid="true"], [data-error="true"]:is(input, textarea, select)';
const FIELDS = 'input, textarea, select, button, [tabindex]';
/** Sent to a form when it was refused because of its fields. */
export const REFUSED = 'refused';
/** A server that has not answered by then is no longer waited for. */
const WAIT = 30_000;

/** Watches every form of the page; the answer ends it. */
export function watchForms(): () => void {
  let stop = () => {};
  const onSubmit = ({ target }: Event) => {
    stop();
    if (target instanceof HTMLFormElement) stop = focusWhenWrong(target);
  };
  const onGoingOn = () => stop();
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('keydown', onGoingOn, true);
  document.addEventListener('pointerdown', onGoingOn, true);
  return () => {
    stop();
    document.removeEventListener('submit', onSubmit, true);
    document.removeEventListener('keydown', onGoingOn, true);
    document.removeEventListener('pointerdown', onGoingOn, true);
  };
}

/** What takes the focus of a wrong field, or of what stands around several. */
export const fieldAt = (wrong: HTMLElement): HTMLElement | null =>
  wrong.matches(FIELDS) ? wrong : wrong.querySelector<HTMLElement>(FIELDS);

function focusWhenWrong(form: HTMLFormElement): () => void {
  const look = () => {
    // Being sent, it may still show what was wrong before.
    if (form.querySelector('[data-loading]')) return;
    const wrong = form.querySelector<HTMLElement>(WRONG);
    if (!wrong) return;
    stop();
    form.dispatchEvent(new Event(REFUSED));
    // A form that knows better has put the focus at a wrong field itself.
    if (!document.activeElement?.closest(WRONG)) fieldAt(wrong)?.focus();
  };
  const changes = new MutationObserver(look);
  const first = setTimeout(look);
  const end = setTimeout(() => stop(), WAIT);
  const stop = () => {
    changes.disconnect();
    clearTimeout(first);
    clearTimeout(end);
  };
  changes.observe(form, { attributes: true, childList: true, subtree: true });
  return stop;
}
