import type { Store } from '../../store/store.ts';
import { readGrace } from '../keys/change-command.ts';
import { issueKey } from '../keys/issue-key.ts';
import { readName, readTerms } from '../keys/key-terms.ts';
import { UsageError } from '../keys/keys-errors.ts';
import { findNamed } from '../keys/keys-world.ts';
import { rotateKey } from '../keys/rotate-key.ts';
import type { Said } from './console-pages.ts';

/** What a form of the console may do: the same as `sundry keys`, by the same functions. */
export interface KeyForms {
  readonly store: Store;
  readonly clock: () => Date;
  /** A line for the log. */
  readonly onAction: (message: string) => void;
}

/** Makes a key. Throws UsageError for what it cannot be. */
export async function createByForm(forms: KeyForms, form: URLSearchParams): Promise<Said> {
  const name = readName(form.get('name') ?? '');
  const { limit = null, expires = null, note } = termsIn(form);
  const terms = { name, monthlyLimit: limit, expiresAt: expires, ...(note != null && { note }) };
  const { key, record } = await issueKey(forms.store, terms, forms.clock());
  forms.onAction(`key ${record.hint} is created`);
  return { text: `Key ${record.hint} for "${name}". It is shown only once; keep it.`, key };
}

/** Changes, rotates, disables, enables or revokes a key. Throws UsageError, and RefusedError for an unknown key. */
export async function changeByForm(forms: KeyForms, id: string, form: URLSearchParams): Promise<Said> {
  const { store, clock, onAction } = forms;
  const key = await findNamed(store, id);
  const done = (what: string): Said => {
    onAction(`key ${key.hint} is ${what}`);
    return { text: `Key ${key.hint} is ${what}.` };
  };
  if (key.revokedAt !== null) throw new UsageError('a key that is revoked stays so');
  switch (form.get('action')) {
    case 'change': {
      const { limit = null, expires = null, note = null } = termsIn(form);
      const name = readName(form.get('name') ?? '');
      await store.changeKey(key.hash, { name, monthlyLimit: limit, expiresAt: expires, note });
      return done('changed');
    }
    case 'rotate': {
      const graceDays = readGrace(form.get('grace') ?? '');
      const { key: next, record, oldExpiresAt } = await rotateKey(store, key, { graceDays, now: clock() });
      onAction(`key ${key.hint} is followed by ${record.hint}`);
      const until = oldExpiresAt.toISOString();
      return {
        text: `Key ${record.hint} follows ${key.hint}, which works until ${until}. It is shown only once; keep it.`,
        key: next,
      };
    }
    case 'disable':
      await store.changeKey(key.hash, { disabledAt: clock() });
      return done('disabled');
    case 'enable':
      await store.changeKey(key.hash, { disabledAt: null });
      return done('enabled');
    case 'revoke':
      if (form.get('sure') !== 'yes') throw new UsageError('tick that it is for ever');
      await store.revokeKey(key.hash, clock());
      return done('revoked');
    default:
      throw new UsageError('there is no such action');
  }
}

function termsIn(form: URLSearchParams) {
  const given = (name: string) => form.get(name)?.trim() || undefined;
  return readTerms({ limit: given('limit'), expires: given('expires'), note: given('note') });
}
