// Brings a part of a page into view that the address names, and the focus to its heading: it comes after the page, when the browser no longer looks for it.

/** As the `ref` of an element that has an id. */
export const scrollIfLinked = (place: HTMLElement | null): void => {
  if (!place || window.location.hash !== `#${place.id}`) return;
  place.scrollIntoView({ block: 'center' });
  // Whoever works by keys goes on from there, and a screen reader says where one is.
  const heading = place.querySelector<HTMLElement>('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
