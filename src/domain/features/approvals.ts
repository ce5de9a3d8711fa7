export const rules = {
  'approval.not-alone':
    '{other} has to approve this: single-operator mode is for a business with one administrator.',
  'approval.not-a-second-person':
    '{granter} made {grantee} an administrator on {on}. Until {until} that doesn’t count as a second person: please ask another administrator to approve this.',
} as const;
