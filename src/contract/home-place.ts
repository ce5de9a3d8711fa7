// Where exactly a home is, as only those may read it who are accepted there.
import { z } from 'zod';

export const homePlace = z.object({
  address: z.string().nullable(),
  landmark: z.string().nullable(),
  point: z
    .object({ lat: z.number(), lng: z.number() })
    .nullable()
    .describe('the lister’s pin on the map, to about a metre; null: none was put'),
});
export type HomePlace = z.infer<typeof homePlace>;
