// What has the focus may go, as a row does once it is answered: the focus then stays where it was, at the row that took its place,
// instead of falling to the top of the page.

/** What is pressed twice by habit must not begin the next act. */
const PRESSABLE = 'button, a, input, summary';
const HEADING = 'h1, h2, h3, h4';

/** One on the way from what has the focus up to the page. */
type Step = { at: Element; next: Element | null; previous: Element | null };
type Place = {
  at: HTMLElement;
  way: readonly Step[];
  href: string;
  /** Of what stands in a dialog: what had the focus before it, whose row may go by what is done there. */
  opener: Place | undefined;
  /** A dialog was between: what was pressed here was asked about. */
  wasAsked: boolean;
};

const isInDialog = (one: Element): boolean => one.closest('[role="dialog"]') !== null;

/** Watches the whole page; the answer ends it. */
export function watchFocus(): () => void {
  let place: Place | undefined;
  const onFocus = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    const before = place?.opener ?? place;
    const isBack = before?.at === target && (place?.opener !== undefined || before.wasAsked);
    place = { ...placeOf(target, isInDialog(target) ? before : undefined), wasAsked: isBack };
  };
  // Whoever presses beside it has left it.
  const onPress = ({ target }: Event) => {
    const stays = target instanceof Element && (place?.at.contains(target) || isInDialog(target));
    if (!stays) place = undefined;
  };
  const changes = new MutationObserver(() => {
    if (!place || place.at.isConnected) return;
    const { opener } = place;
    const lost = opener ?? place;
    // The row of the opener may still go, once its list is read again.
    const wasAsked = opener !== undefined || lost.wasAsked;
    place = lost.at.isConnected ? { ...lost, wasAsked } : undefined;
    if (place) return;
    // Another page begins at its heading: `components/page-change.tsx`.
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && lost.href === location.href) focusNear(lost, wasAsked);
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPress, true);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPress, true);
    changes.disconnect();
  };
}

function placeOf(at: HTMLElement, opener: Place | undefined): Place {
  const way: Step[] = [];
  for (let one: Element | null = at; one && one !== document.body; one = one.parentElement) {
    way.push({ at: one, next: one.nextElementSibling, previous: one.previousElementSibling });
  }
  return { at, way, href: location.href, opener, wasAsked: false };
}

/** The neighbour of the largest part that went, where it is one of its kind, else the heading of what is left around it. */
function focusNear({ at: lost, way }: Place, wasAsked: boolean): void {
  const left = way.findIndex(({ at }) => at.isConnected);
  const gone = way[left === -1 ? way.length - 1 : left - 1];
  const rest = way[left]?.at;
  const around = rest?.closest('main, [role="dialog"]') ? rest : (document.querySelector('main') ?? rest);
  const near = [gone?.next, gone?.previous].find(
    (one) => one?.tagName === gone?.at.tagName && around?.contains(one ?? null),
  );
  if (wasAsked && near && focusSameAct(near, lost)) return;
  const target = near && !near.matches(PRESSABLE) ? near : headingAround(around);
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  // A click on it later is no wish to be there.
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}

/** What the act of a row is called, without whose it is. */
const actOf = (one: Element): string => (one.textContent ?? '').trim();

/** A dialog was between: a key pressed once more begins the next act by a question of its own. */
function focusSameAct(row: Element, lost: HTMLElement): boolean {
  const same = [...row.querySelectorAll<HTMLElement>('button, a')].find(
    (one) => one.tagName === lost.tagName && actOf(one) !== '' && actOf(one) === actOf(lost),
  );
  same?.focus();
  return same !== undefined && document.activeElement === same;
}

function headingAround(around: Element | null | undefined): Element | null {
  for (let one: Element | null = around ?? null; one; one = one.parentElement) {
    const heading = one.querySelector(HEADING);
    if (heading) return heading;
  }
  return null;
}
