// Whether the page is as narrow as a phone: where one of two layouts is drawn, and not both.
import { useMediaQuery } from '@mantine/hooks';

/** As wide-table.module.css has it: from here on down a row is a card. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 47.99em)') ?? false;
