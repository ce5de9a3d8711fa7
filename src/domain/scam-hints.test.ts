import { describe, expect, it } from 'vitest';
import { scamHintsIn } from './scam-hints.ts';

describe('what a receiver is warned of', () => {
  it.each([
    ['Please pay token of 2000 before visit, it is refundable', 'pay-before-visit'],
    [
      'You have to send the advance before I show the flat, many people are asking, before showing I need it',
      'pay-before-visit',
    ],
    ['Transfer ₹5000 booking amount to confirm the visit', 'pay-before-visit'],
    ['Visit se pehle token bhej do, baad mein refund ho jayega', 'pay-before-visit'],
    ['dekhne se pehle thoda advance de do', 'pay-before-visit'],
    ['विज़िट से पहले टोकन भेज दीजिए', 'pay-before-visit'],
    ['Gate pass charges 2500, fully refundable', 'gate-pass'],
    ['Society needs a visitor pass, fee Rs 1500', 'gate-pass'],
    ['gate pass banwana padega, 2000 lagega', 'gate-pass'],
    ['गेट पास के लिए 2500 रुपये लगेंगे', 'gate-pass'],
    ['Scan this QR code to receive the deposit', 'qr-to-receive'],
    ['QR scan karo, paise aa jayega', 'qr-to-receive'],
    ['Enter your UPI PIN and the money comes', 'qr-to-receive'],
    ['Send me ₹1 to verify your account', 'qr-to-receive'],
    ['Please share the OTP you got now', 'one-time-code'],
    ['otp batao jaldi', 'one-time-code'],
    ['ओटीपी बता दीजिए', 'one-time-code'],
    ['I am in the army and posted in Jammu, send the deposit and keys come by courier', 'away-abroad'],
    ['I am abroad, transfer the advance and my agent gives the keys', 'away-abroad'],
  ])('%s: %s', (text, hint) => {
    expect(scamHintsIn(text)).toContain(hint);
  });

  it.each([
    'Is it still free? Can I visit on Sunday?',
    'The deposit is two months of rent, paid after the agreement is signed.',
    'I will not pay any token before the visit.',
    'Please do not pay anything before you see the home.',
    'The society gives a gate pass at the gate, no problem.',
    'Rent by UPI on the 5th. Maintenance is ₹2,500.',
    'My father was in the army. We are a family of four.',
    'I will pay the token after the visit.',
    'Token visit ke baad de dunga',
    'किराया 18000 है, जमा दो महीने का',
    'The QR code of the society app is at the lift.',
    'Which documents do you need? I have Aadhaar and PAN.',
    'I am out of station till Monday, can we visit on Tuesday?',
    'Send me the photos of the kitchen please',
    'The visit is confirmed for 5 pm',
  ])('not of: %s', (text) => {
    expect(scamHintsIn(text)).toEqual([]);
  });
});
