// Parts of public pages that come again and again with the same props: cards, menus, what never changes. A server draws such
// a part once and puts its text into later pages; a browser draws it like any other.
import { type ComponentType, createContext, type ReactElement, use } from 'react';

/** What a part shows, as far as it is not always the same: plain values, so that they can be compared as text. */
type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [name: string]: Plain };
export type PartProps = { readonly [name: string]: Plain };

/** Puts a part into the page that is being drawn: as kept, or drawn now and kept. */
export type PlacePart = (name: string, props: PartProps, part: () => ReactElement) => ReactElement;
export const PlacePartContext = createContext<PlacePart | null>(null);

/**
 * `Part` draws elements, none of them with an id of React's, from its props and from what is the same for everybody and
 * everywhere: not from the address, the session or the clock. Its `name` is no other part's.
 */
export function keptPart<Props extends PartProps>(
  name: string,
  Part: ComponentType<Props>,
): ComponentType<Props> {
  if (!import.meta.env.SSR || import.meta.env.DEV) return Part;
  return function KeptPart(props: Props) {
    const place = use(PlacePartContext);
    const part = () => <Part {...props} />;
    return place ? place(name, props, part) : part();
  };
}
