/** How words of the names of places are shortened, in lists and by people who search. */
export const placeShortenings: ReadonlyMap<string, string> = new Map(
  `apts Apartments|blk Block|clny Colony|crs Cross|encl Enclave|est Estate|ext Extension|extn Extension|gdn Garden|layt Layout|lyt Layout|mkt Market|
   nagr Nagar|ngar Nagar|ngr Nagar|ph Phase|rd Road|sctr Sector|sec Sector|sect Sector|stn Station|vhr Vihar|vlg Village`
    .split('|')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);
