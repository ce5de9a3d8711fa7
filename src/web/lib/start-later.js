// Stands in the head of pages that are read first, as it is written here: holds their scripts back until the page is drawn
// or somebody touches it. What was typed, pressed or chosen before is kept, and the page does it again (early-touch.ts).
(() => {
  const early = { typed: new Map(), pressed: undefined, chosen: undefined, isOver: false };
  window.earlyTouch = early;

  // What many pages share is read in pieces, a task each: in one, a slow phone would not answer meanwhile.
  const pieces = /\/(react|frame|plain|forms)-[^/]*$/;
  const isBefore = (a, b) => order(a) - order(b);
  const order = (address) => ['react', 'frame', 'plain', 'forms'].indexOf(pieces.exec(address)[1]);

  const start = async () => {
    for (const sign of signs) removeEventListener(sign, startWhenRead, true);
    const held = document.querySelector('script[type="text/held"]');
    if (!held) return;
    held.type = 'text/starting';
    const addresses = [];
    for (const link of document.querySelectorAll('link[rel="held"]')) {
      const preload = link.cloneNode();
      preload.rel = 'modulepreload';
      link.replaceWith(preload);
      addresses.push(preload.href);
    }
    for (const address of addresses.filter((one) => pieces.test(one)).sort(isBefore)) {
      // One that does not come is missed by the script too, which says so.
      await import(address).catch(() => undefined);
      await new Promise((next) => setTimeout(next));
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.text = held.text;
    held.replaceWith(script);
  };
  const startWhenRead = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else start();
  };
  const keepPress = (event) => {
    const button = event.target instanceof Element ? event.target.closest('button[type="button"]') : null;
    if (early.isOver || !button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.pressed = button;
  };

  const keepSending = (event) => {
    const form = event.target;
    const hasAddress = form.hasAttribute('action');
    // A search is an address that the browser opens by itself.
    if (early.isOver || (hasAddress && form.method === 'get')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.pressed = event.submitter;
    // Whom no script reaches is served as if there were none.
    if (hasAddress) setTimeout(() => early.isOver || form.submit(), 8000);
  };

  const keepTyped = ({ target }) => {
    if (early.isOver || target.type === 'file') return;
    // The last one stands last: of several choices it is the one that holds.
    early.typed.delete(target);
    early.typed.set(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  };

  const keepChoice = ({ target }) => {
    const form = target.closest?.('form[data-applies-at-once]');
    if (!early.isOver && form && target.matches('select, [type="checkbox"], [type="radio"]'))
      early.chosen = form;
  };

  const signs = ['pointerdown', 'keydown', 'focusin'];
  for (const sign of signs) addEventListener(sign, startWhenRead, { capture: true, passive: true });
  addEventListener('click', keepPress, true);
  addEventListener('submit', keepSending, true);
  addEventListener('input', keepTyped, true);
  addEventListener('change', keepChoice, true);
  addEventListener('load', () => {
    // In the task after the next frame the picture that has just arrived is on the screen.
    const afterFrame = () => requestAnimationFrame(() => setTimeout(start));
    new PerformanceObserver(afterFrame).observe({ type: 'paint', buffered: true });
    // A page opened in a background tab draws nothing yet.
    setTimeout(start, 3000);
  });
})();
