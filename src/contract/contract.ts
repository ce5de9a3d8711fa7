// The whole contract: every feature's procedures under its word.
export const contract = {};
export type Contract = typeof contract;
