import { describe } from 'vitest';
import { operations } from '../../src/registry.ts';
import { browsing } from '../support/browser.ts';
import { hasConsumer } from '../support/consumers.ts';
import { servePages } from '../support/page-server.ts';
import { sampleOperation } from '../support/sample-operation.ts';
import { isWhole } from '../support/whole.ts';
import { itServesPages, screens } from './pages.contract.ts';

describe.runIf(hasConsumer('chromium'))('the pages of a registry with hostile values', () => {
  const pages = browsing(() => servePages([sampleOperation, ...operations]));
  const seenOn = isWhole ? screens : [screens[1]];
  const judgedGroup = isWhole ? undefined : `group-${sampleOperation.id.split('.')[0]}`;
  itServesPages(pages, seenOn, judgedGroup);
});
