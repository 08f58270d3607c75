import ts from 'typescript';
import { type Finding, isTest, lineAt, type Rule, type Source, syntaxOf } from './rule.ts';

/** Test files that read a clock or compare times, with the reason. None of them fails when a machine is slow. */
const readers: Readonly<Record<string, string>> = {
  'test/amplifiers/main.ts': 'the time is the seed of a search that is run by hand',
  'test/faults/run-faults.ts':
    'a strike is placed among the calls by their times, and time-outs end a fault that hangs',
  'test/faults/tally.ts': 'calls are sorted by whether they ended before, in or after a strike',
  'test/faults/traffic.ts': 'calls have their times, by which they are sorted around a strike',
  'test/load.test.ts': 'what measures a service is given delays, and the least of each is expected',
  'test/support/operations/hold-thread.ts': 'work takes as long as its test says',
  'test/support/worlds/fake-redis.ts':
    'a server has a clock, which the store compares with that of the machine',
  'test/support/worlds/model-question.ts': 'the clock that the client of a language model is given',
  'test/tidy/clocks.ts': 'the names of the clocks',
  'test/tidy/purity.ts': 'the names of the clocks',
};

const CLOCK =
  /\b(?:performance\.(?:now|timeOrigin)|Date\.now|process\.hrtime|process\.uptime|console\.time)\b/;

/** A name of milliseconds; those of processor time begin with `cpu`. */
const TIME =
  /^(?!cpu)(?:ms|milliseconds|elapsed\w*|took\w*|duration\w*|\w*[a-z](?:Ms|Milliseconds|Duration))$/;

const COMPARES = /^toBe(?:Less|Greater)Than/;

const comparisons = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** A test that judges by the clock of the wall fails where the machine has other work. */
export const noWallClock: Rule = {
  name: 'has no test that judges by the wall clock: test/support/cpu-time.ts and event-loop.ts measure otherwise',
  check: (sources) =>
    sources
      .filter(({ path }) => isTest(path) && path.endsWith('.ts') && !(path in readers))
      .flatMap(clocksOf),
  samples: [
    {
      name: 'clocks, also of a program in a text',
      sources: [
        {
          path: 'src/a.test.ts',
          text: 'performance.now();\nDate.now();\nprocess.hrtime.bigint();\nrun(`performance.now()`);',
        },
      ],
      finds: ['performance.now', 'Date.now', 'process.hrtime', 'performance.now'],
    },
    {
      name: 'comparisons of times',
      sources: [
        {
          path: 'test/a.test.ts',
          text: 'expect(answer.ms).toBeLessThan(9);\nexpect(Math.max(waitMs, 2) - 1).not.toBeGreaterThan(9);\ntimes.filter((ms) => ms > 9);\nif (9 <= took) stop();',
        },
      ],
      finds: ['answer.ms', 'Math.max(waitMs, 2) - 1', 'ms', 'took'],
    },
    {
      name: 'processor time, counts, limits that are given, a comparison with 0, product code, a listed file',
      sources: [
        {
          path: 'src/a.test.ts',
          text: 'expect(cpuMs).toBeLessThan(9);\nexpect(count).toBeLessThan(9);\nexpect(Number(grace)).toBeGreaterThan(limits.stopMs);\nexpect(ms).toBeGreaterThanOrEqual(0);\n// performance.now()',
        },
        { path: 'src/a.ts', text: 'performance.now();' },
        { path: 'test/load.test.ts', text: 'times.filter((ms) => ms > 9);' },
      ],
      finds: [],
    },
  ],
};

function clocksOf(source: Source): Finding[] {
  const { path, text } = source;
  const file = syntaxOf(source);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    const message = clockIn(node) ?? comparedTime(node);
    if (message !== undefined) findings.push({ path, line: lineAt(text, node.getStart(file)), message });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return findings;
}

function clockIn(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const access = node.getText();
    return CLOCK.exec(access)?.[0] === access ? access : undefined;
  }
  const isText =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  return isText ? CLOCK.exec(node.text)?.[0] : undefined;
}

/** What is compared, by an operator or a matcher of Vitest, when it is a time. */
function comparedTime(node: ts.Node): string | undefined {
  if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)) {
    if (isZero(node.left) || isZero(node.right)) return undefined;
    return [node.left, node.right].find(isTime)?.getText();
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  const [limit] = node.arguments;
  if (!COMPARES.test(name.text) || limit === undefined || isZero(limit)) return undefined;
  const subject = subjectOf(expression);
  return subject !== undefined && isTime(subject) ? subject.getText() : undefined;
}

/** What `expect` is given, behind `.not` and the like. */
function subjectOf(node: ts.Expression): ts.Expression | undefined {
  if (ts.isPropertyAccessExpression(node)) return subjectOf(node.expression);
  if (!ts.isCallExpression(node)) return undefined;
  return node.expression.getText() === 'expect' ? node.arguments[0] : undefined;
}

/** Whether it has the name of a time, or is reckoned from such names. */
function isTime(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return TIME.test(node.text);
  if (ts.isPropertyAccessExpression(node)) return TIME.test(node.name.text);
  if (ts.isParenthesizedExpression(node)) return isTime(node.expression);
  if (ts.isBinaryExpression(node)) return isTime(node.left) || isTime(node.right);
  return (
    ts.isCallExpression(node) && node.expression.getText().startsWith('Math.') && node.arguments.some(isTime)
  );
}

function isZero(node: ts.Expression): boolean {
  return ts.isNumericLiteral(node) && node.text === '0';
}
