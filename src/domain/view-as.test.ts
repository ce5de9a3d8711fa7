import { describe, expect, it } from 'vitest';
import { checkOpenInView, checkView } from './view-as.ts';

describe('checkView', () => {
  it('refuses whoever works for the office, and oneself', () => {
    expect(() => checkView({ isOwn: false, isStaff: true })).toThrow('view-as.staff');
    expect(() => checkView({ isOwn: true, isStaff: true })).toThrow('view-as.yourself');
    expect(() => checkView({ isOwn: false, isStaff: false })).not.toThrow();
  });
});

describe('checkOpenInView', () => {
  it('closes conversations and the copy of the data, and opens the rest', () => {
    expect(() => checkOpenInView('messages.read')).toThrow('view-as.closed');
    expect(() => checkOpenInView('privacy.exports.link')).toThrow('view-as.closed');
    expect(() => checkOpenInView('leases.listMine')).not.toThrow();
  });
});
