/** Stands where somebody could be reached. Apart from the rule, which pages that only show it need not load. */
export const COVER = '•••';
