// Moves the list of tabs to the one that is open: sideways to its middle, and up or down no further than it takes.

/** At the list's end it fades. */
const FADES = 16;

export function bringIntoSight(list: HTMLElement, tab: HTMLElement): void {
  const [frame, place] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2;
  const below = place.bottom + FADES - frame.bottom;
  // The first tab stays on top, as high as this one.
  const above = frame.top + place.height - place.top;
  if (below > 0) list.scrollTop += below;
  else if (above > 0) list.scrollTop -= above;
}
