// Brings a part of a page into view that the address names: it comes after the page, when the browser no longer looks for it.

/** As the `ref` of an element that has an id. */
export const scrollIfLinked = (place: HTMLElement | null): void => {
  if (place && window.location.hash === `#${place.id}`) place.scrollIntoView({ block: 'center' });
};
