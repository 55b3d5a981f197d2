import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TRAIN_KINDS } from '#app/domain/timetable/timetable.ts';
import { findOperator, operatorOf, operatorOfKind, sellerOf } from './find-operator.ts';
import { OPERATORS } from './operators.ts';
import { Operator } from './schema.ts';

const ids = OPERATORS.map(({ id }) => id);
const required = (id: string) => {
  const operator = findOperator(id);
  if (!operator) throw new Error(`no company has the id ${id}`);
  return operator;
};

describe.each(OPERATORS.map((operator) => [operator.id, operator] as const))(
  'the company %s',
  (id, operator) => {
    it('fits the schema', () => {
      expect(v.safeParse(Operator, operator).issues).toBeUndefined();
    });

    it('is found by its own name, and no other has its id', () => {
      expect(OPERATORS.filter((one) => one.id === id)).toEqual([operator]);
      const ownName = operator.source.name;
      expect(typeof ownName === 'string' && operatorOf(ownName)).toBe(operator);
    });

    it('is sold by known companies that have a shop', () => {
      for (const seller of operator.alsoSoldBy ?? []) {
        expect(required(seller).shop, seller).toBeDefined();
      }
    });
  },
);

describe('the companies together', () => {
  it('have no id and no website twice', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(OPERATORS.map(({ website }) => website)).size).toBe(ids.length);
  });

  it('have each kind of train once, but for trains of any company', () => {
    const kinds = OPERATORS.flatMap((operator) => operator.kinds);
    expect(kinds.toSorted()).toEqual(TRAIN_KINDS.filter((kind) => kind !== 'train').toSorted());
    expect(operatorOfKind('italo')?.id).toBe('italo');
    expect(operatorOfKind('regionale')?.id).toBe('trenitalia');
    expect(operatorOfKind('train')).toBeUndefined();
  });
});

describe('the name of a company in a feed', () => {
  it.each([
    ['Trenitalia S.p.A.', 'trenitalia'],
    ['TRENITALIA TPER', 'trenitalia-tper'],
    ['Trenitalia-TPER scarl', 'trenitalia-tper'],
    ['Italo - Nuovo Trasporto Viaggiatori', 'italo'],
    ['NTV', 'italo'],
    ['TRENORD S.R.L.', 'trenord'],
    ['TILO SA', 'tilo'],
    ['SNCF Voyageurs', 'sncf'],
    ['ÖBB-Personenverkehr AG', 'oebb'],
    ['OEBB', 'oebb'],
    ['DB Fernverkehr AG', 'db'],
    ['Schweizerische Bundesbahnen SBB', 'sbb'],
    ['Ente Autonomo Volturno s.r.l.', 'eav'],
    ['Ferrovie Appulo-Lucane', 'fal'],
    ['SAD Nahverkehr AG', 'sad'],
  ])('%s means %s', (name, id) => {
    expect(operatorOf(name)?.id).toBe(id);
  });

  it('means nobody where the letters are only a part of a word', () => {
    for (const name of [
      'Italobus',
      'Italology',
      'visit evil.example \u202E',
      'Feedback',
      'Trenitalian tours',
      '',
      'constructor',
    ]) {
      expect(operatorOf(name), name).toBeUndefined();
    }
    expect(findOperator('constructor')).toBeUndefined();
  });
});

describe('the seller of a train', () => {
  it('is the company itself where it has a shop', () => {
    for (const id of ['trenitalia', 'italo', 'trenord', 'sncf', 'oebb', 'db', 'sbb']) {
      expect(sellerOf(required(id))?.operator.id).toBe(id);
    }
  });

  it('is never Trenitalia for an Italo, and one that takes its trains for others', () => {
    expect(sellerOf(required('italo'))?.shop.address).toBe('https://www.italotreno.com/');
    expect(sellerOf(required('trenitalia-tper'))?.operator.id).toBe('trenitalia');
    expect(sellerOf(required('tilo'))?.operator.id).toBe('sbb');
  });

  it('is nobody where no shop is known', () => {
    expect(sellerOf(required('eav'))).toBeUndefined();
    expect(sellerOf(required('arst'))).toBeUndefined();
  });

  it('has stations and date in the link of Trenitalia’s shop alone', () => {
    const carrying = OPERATORS.filter(({ shop }) => shop?.link === 'stations-and-date');
    expect(carrying.map(({ id }) => id)).toEqual(['trenitalia']);
  });
});
