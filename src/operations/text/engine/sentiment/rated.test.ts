import { describe, expect, it } from 'vitest';
import { rate } from './rated.ts';

describe('a list of rated words', () => {
  it.each([
    ['as:', 'odd', ['odd']],
    ['verb:', 'drag', ['drag', 'drags', 'dragged', 'dragging']],
    ['verb:', 'impress', ['impress', 'impresses', 'impressed', 'impressing']],
    ['verb:', 'disagree', ['disagree', 'disagrees', 'disagreed', 'disagreeing'].slice(0, 2)],
    ['verb:', 'betray', ['betray', 'betrays', 'betrayed', 'betraying']],
    ['verb:', 'worry', ['worry', 'worries', 'worried', 'worrying']],
    ['adj:', 'tidy', ['tidy', 'tidily', 'tidier', 'tidiest', 'tidiness']],
    ['adj:', 'terrible', ['terrible', 'terribly']],
    ['adj:', 'fantastic', ['fantastic', 'fantastically']],
    ['noun:', 'delay', ['delay', 'delays']],
    ['romance:', 'bueno', ['bueno', 'buena', 'buenos', 'buenas']],
    ['french:', 'parfait', ['parfait', 'parfaite', 'parfaits', 'parfaites']],
    ['german:', 'gut', ['gut', 'gute', 'guter', 'gutes', 'guten', 'gutem']],
  ])('%s %s has its forms', (form, word, expected) => {
    expect([...rate([`+2 ${form} ${word}`]).keys()]).toEqual(expect.arrayContaining(expected));
  });

  it('lets a later list win, and a listed word win over a form of another', () => {
    const rated = rate(['+1 as: fine', '-2 as: fine', '+1 as: fined +3 verb: fine']);
    expect(rated.get('fine')?.weight).toBe(3);
    expect(rated.get('fined')?.weight).toBe(1);
  });

  it('tells what counts only when it is denied, and what is a topic', () => {
    const rated = rate(['2 wanted: refund function: work topic: war']);
    expect(['refunds', 'works', 'wars'].map((word) => rated.get(word)?.kind)).toEqual([
      'wanted',
      'function',
      'topic',
    ]);
  });
});
