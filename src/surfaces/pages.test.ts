import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE, sampleOperation } from '../../test/support/operations/sample-operation.ts';
import { testFacts } from '../../test/support/worlds/service-facts.ts';
import { errorKinds } from '../errors.ts';
import { responseHeaders } from '../response-headers.ts';
import { docsParts } from './docs/docs.ts';
import { operationView } from './docs/operation.ts';
import { codeView } from './docs/samples.ts';
import { answerExamples, answersOf } from './examples/example-answers.ts';
import type { ServiceLimits } from './facts/service-facts.ts';
import { usedGroups } from './facts/used-groups.ts';
import { layoutPage, pagePolicy } from './html/layout.ts';
import { startPage } from './html/start-page.ts';
import { headerComponent } from './openapi/headers.ts';
import { pages } from './pages.ts';
import { docsText, llmsText } from './plain/llms.ts';
import { readmeTable } from './plain/readme-table.ts';

const texts = new Map<string, string>();
beforeAll(async () => {
  for (const page of pages([sampleOperation], testFacts())) texts.set(page.path, (await page.render()).text);
});
const htmlPages = pages([sampleOperation], testFacts()).filter(({ mediaType }) =>
  mediaType.startsWith('text/html'),
);

describe('pages', () => {
  it('offers the playground, the docs in three forms, the map for models and the script of the playground', () => {
    const script = expect.stringMatching(/^\/playground-[\w-]+\.js$/);
    expect([...texts.keys()]).toEqual(['/', '/docs', '/docs.md', '/llms.txt', '/openapi.json', script]);
  });

  it('runs the examples once for all documents, and not before one is requested', async () => {
    let runs = 0;
    const run: typeof sampleOperation.run = (input, needs) => {
      runs += 1;
      return sampleOperation.run(input, needs);
    };
    const list = pages([{ ...sampleOperation, run }], testFacts());
    expect(runs).toBe(0);
    for (const page of list) await page.render();
    expect(runs).toBe(4);
  });

  it.each(htmlPages)('$path allows exactly its own style and script', async ({ path, render }) => {
    const { contentSecurityPolicy } = await render();
    const hash = (tag: string) => {
      const text = texts.get(path)!.split(`<${tag}>`)[1]!.split(`</${tag}>`)[0]!;
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    };
    expect(contentSecurityPolicy).toContain(`style-src ${hash('style')};`);
    const script = path === '/' ? "'self'" : hash('script');
    expect(contentSecurityPolicy).toContain(`script-src ${script};`);
    expect(contentSecurityPolicy).not.toContain('unsafe');
  });

  it.each(htmlPages)(
    '$path contains no markup from a declaration, and no address of another origin',
    ({ path }) => {
      const text = texts.get(path)!;
      expect(text).not.toContain('<somebody>');
      expect(text).not.toContain('<hostile>');
      expect(text).not.toContain(HOSTILE);
      // The playground has the registry as a block of data beside its script.
      expect(text.match(/<\/script>/g)).toHaveLength(path === '/' ? 2 : 1);
      expect(text).not.toMatch(/(?:src|href|action)="(?:https?:)?\/\//);
      expect(text).not.toMatch(/ (?:style|on[a-z]+)="/);
    },
  );

  it('keeps the hostile text complete where it is not markup', () => {
    expect(JSON.parse(texts.get('/openapi.json')!)).toHaveProperty(['paths', '/v1/greet', 'post']);
    expect(texts.get('/docs.md')).toContain('Greet <somebody> & "others"');
  });
});

describe('the address in the documents', () => {
  const addressed = ['/', '/docs', '/docs.md', '/llms.txt'];

  it.each(addressed)('%s has one that a request may replace', async (path) => {
    const page = pages([sampleOperation], testFacts()).find((each) => each.path === path)!;
    const { text, origin } = await page.render();
    expect(origin).toBe('http://127.0.0.1:8080');
    expect(text).toContain('http://127.0.0.1:8080');
  });

  it.each(addressed)('%s has PUBLIC_URL where it is set, and no script replaces it', async (path) => {
    const page = pages([sampleOperation], {
      ...testFacts(),
      publicUrl: 'https://api.example.com/tools',
    }).find((each) => each.path === path)!;
    const { text, origin } = await page.render();
    expect(origin).toBeUndefined();
    expect(text).toContain('https://api.example.com/tools/');
    expect(text).not.toContain('127.0.0.1:8080');
    expect(text).not.toContain('class="origin"');
  });

  it('/openapi.json has none: its server is its own origin', async () => {
    const page = pages([sampleOperation], testFacts()).find(({ path }) => path === '/openapi.json')!;
    const { text, origin } = await page.render();
    expect(origin).toBeUndefined();
    expect(JSON.parse(text)).toMatchObject({ servers: [{ url: '/' }] });
  });
});

describe('the docs page', () => {
  const ids = () => [...texts.get('/docs')!.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

  it('has an anchor for every error code, which problem types lead to', () => {
    expect(ids()).toEqual(expect.arrayContaining(Object.keys(errorKinds)));
  });
  it('explains a used-up quota where its problem type leads, in all forms', () => {
    const [, row = ''] = /<tr role="row" id="quota_exceeded">(.*)<\/tr>/.exec(texts.get('/docs')!) ?? [];
    expect(row).toContain('midnight UTC');
    expect(texts.get('/docs.md')).toMatch(/`quota_exceeded` \(429\).*midnight UTC/);
  });
  it('uses every id once, and has the target of every link', () => {
    expect(new Set(ids()).size).toBe(ids().length);
    const links = [...texts.get('/docs')!.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
    expect(ids()).toEqual(expect.arrayContaining(links));
  });
  it('explains every header of the service', () => {
    for (const { name } of responseHeaders) expect(texts.get('/docs')).toContain(`<code>${name}</code>`);
  });
  it('says when an operation ends, and what the routes accept and answer', async () => {
    const answers = answersOf(await answerExamples([sampleOperation]), sampleOperation);
    const { markup } = operationView(sampleOperation, answers);
    expect(markup).toContain('answers until 2026-12-31');
    expect(markup).toContain('By GET: one of json, text.');
    expect(markup).toContain('at most 4,096 bytes');
    expect(markup).toContain('<dt>x-greetings</dt><dd>8</dd>');
    expect(markup).toContain('<img src="data:image/svg+xml;base64,');
  });
  it('marks the default address, so that the script can replace it', () => {
    const { markup } = codeView('curl http://127.0.0.1:8080/v1/a');
    expect(markup).toContain('<span class="origin">http://127.0.0.1:8080</span>/v1/a');
  });
});

describe('the start page', () => {
  it('offers a form that needs no script, for the first example a GET answers', () => {
    expect(texts.get('/')).toContain('<form action="/v1/greet" method="get">');
    expect(texts.get('/')).toContain('<option selected>json</option>');
  });
  it('works without any operation', () => {
    expect(startPage([], testFacts(), new Map())).not.toContain('<form');
  });
});

describe('the numbers of the service in the documents', () => {
  const textOf = async (path: string, limits: Partial<ServiceLimits>) =>
    (
      await pages([sampleOperation], testFacts(limits))
        .find((page) => page.path === path)!
        .render()
    ).text;

  it.each(['/docs', '/docs.md'])('%s has the quotas, times, sizes and the memory', async (path) => {
    const text = await textOf(path, { headersMs: 1500 });
    for (const part of [
      '70 calls a day',
      '6,000 calls a month',
      '16,384 bytes',
      'within 1.5 seconds, the body within 8 seconds after them',
      'up to 90 seconds',
      'longer than 20 seconds',
      '64 MiB',
    ]) {
      expect(text).toContain(part);
    }
  });

  it.each(['/', '/docs', '/docs.md', '/llms.txt'])(
    '%s requires a key where no call is free',
    async (path) => {
      const text = await textOf(path, { freeDaily: 0 });
      expect(text).toContain('Every call needs a key');
      expect(text).not.toMatch(/No key is needed|0 calls a day|without a key a caller has/i);
    },
  );

  it('OpenAPI lets no operation be called without a key where no call is free', async () => {
    const document = JSON.parse(await textOf('/openapi.json', { freeDaily: 0 }));
    expect(document.security).toEqual([{ ApiKey: [] }]);
    expect(document.paths['/v1/greet'].get.security).toEqual([{ ApiKey: [] }]);
    expect(document.components.headers.RatelimitPolicy.example).toBe('"paid";q=6000;w=2678400');
    expect(document.info.description).toContain('Every call needs a key');
  });
});

describe('the plain texts', () => {
  it('link every operation once', () => {
    expect(llmsText([sampleOperation], testFacts().limits)).toContain(
      '](http://127.0.0.1:8080/docs#text.greet): GET /v1/greet, POST /v1/greet',
    );
  });
  it('show fields, the call and its answer', async () => {
    const text = docsText([sampleOperation], testFacts(), await answerExamples([sampleOperation]));
    expect(text).toContain('- `times` (integer, default 1): How often. Must be an integer from 1 to 9.');
    expect(text).toContain('```json\n{\n  "greetings": [\n    "Hello, Ada!"\n  ]\n}\n```');
  });
});

describe('readmeTable', () => {
  it('has a row for each operation, and no cell that ends early', () => {
    const [, , row] = readmeTable([{ ...sampleOperation, summary: 'a | b' }]).split('\n');
    expect(row).toBe(
      '| Text AI | a \\| b | `GET, POST /v1/greet` | application/json, text/plain, image/svg+xml |',
    );
  });
});

describe('usedGroups', () => {
  it('leaves out groups without operations', () => {
    expect(usedGroups([sampleOperation]).map(({ title }) => title)).toEqual(['Text AI']);
  });
});

describe('headerComponent', () => {
  it('writes the name as one word', () => expect(headerComponent('x-quota-used')).toBe('XQuotaUsed'));
});

describe('layoutPage', () => {
  it('escapes its arguments', () => {
    const parts = {
      ...docsParts,
      title: '<t>',
      description: '"d"',
      release: '<r>',
      path: '/',
      body: codeView(''),
    };
    expect(layoutPage(parts)).toContain('<title>&#60;t&#62;</title>');
    expect(layoutPage(parts)).toContain('content="&#34;d&#34;"');
  });
  it('lets no other page frame it', () => expect(pagePolicy(docsParts)).toContain("frame-ancestors 'none'"));
});
