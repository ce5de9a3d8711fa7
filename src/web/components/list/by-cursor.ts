/** How the pages of a procedure with a cursor follow each other in `useInfiniteQuery`. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor ?? undefined,
};
