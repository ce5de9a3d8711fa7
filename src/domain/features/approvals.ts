export const rules = {
  'approval.not-a-second-person':
    '{granter} made {grantee} an administrator on {on}. Until {until} that doesn’t count as a second person: please ask another administrator to approve this.',
} as const;
