import { describe, expect, it } from 'vitest';
import { trainName, unbrokenTrainName } from './train-words.ts';

describe('the name of a train', () => {
  it('is its kind and its number', () => {
    expect(trainName({ kind: 'frecciarossa', number: '9681' }, 'en')).toBe('Frecciarossa 9681');
  });

  it('has no-break spaces for a sentence', () => {
    const train = { kind: 'intercity-notte', number: '796' } as const;
    expect(unbrokenTrainName(train, 'it')).toBe('Intercity\u00a0Notte\u00a0796');
  });

  it('is its kind alone where the timetable gives it no number', () => {
    expect(trainName({ kind: 'regionale', number: '' }, 'it')).toBe('Regionale');
  });
});
