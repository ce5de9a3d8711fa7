export const rules = {
  'approval.not-alone':
    'Single-operator mode does not count yet: {other} is an administrator, or was one in the last 30 days. Please ask another administrator to approve this.',
  'approval.not-a-second-person':
    '{granter} made {grantee} an administrator on {on}. Until {until} that doesn’t count as a second person: please ask another administrator to approve this.',
} as const;
