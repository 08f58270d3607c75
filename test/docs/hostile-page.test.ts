import { describe } from 'vitest';
import { operations } from '../../src/registry.ts';
import { hasConsumer } from '../support/consumers.ts';
import { sampleOperation } from '../support/operations/sample-operation.ts';
import { browsing } from '../support/running/browser.ts';
import { isWhole } from '../support/whole.ts';
import { servePages } from '../support/worlds/page-server.ts';
import { itServesPages, screens } from './pages.contract.ts';

describe.runIf(hasConsumer('chromium'))('the pages of a registry with hostile values', () => {
  const pages = browsing(() => servePages([sampleOperation, ...operations]));
  const seenOn = isWhole ? screens : [screens[1]];
  const judgedGroup = isWhole ? undefined : `group-${sampleOperation.id.split('.')[0]}`;
  itServesPages(pages, seenOn, judgedGroup);
});
