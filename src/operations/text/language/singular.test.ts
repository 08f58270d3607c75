import { describe, expect, it } from 'vitest';
import { singular } from './singular.ts';

describe('singular', () => {
  it.each([
    ['boats', 'boat'],
    ['libraries', 'library'],
    ['boxes', 'box'],
    ['churches', 'church'],
    ['classes', 'class'],
    ['courses', 'course'],
    ['prizes', 'prize'],
    ['headaches', 'headache'],
    ['tomatoes', 'tomato'],
    ['children', 'child'],
    ['buses', 'bus'],
    ['houses', 'house'],
    ["olander's", 'olander'],
    ['news', 'news'],
    ['glass', 'glass'],
    ['status', 'status'],
    ['analysis', 'analysis'],
    ['gas', 'gas'],
    ['constructor', 'constructor'],
  ])('%s: %s', (plural, expected) => {
    expect(singular(plural)).toBe(expected);
  });
});
