// The picture of a home that lists show, by the addresses of its sizes. Apart from the search, which forms in the browser do not need.
import { z } from 'zod';

export const coverPhoto = z.object({
  url: z.string(),
  files: z.record(z.string(), z.record(z.string(), z.string())),
  width: z.number().int(),
  height: z.number().int(),
  blurhash: z.string().nullable(),
  alt: z.string(),
});
export type CoverPhoto = z.infer<typeof coverPhoto>;
