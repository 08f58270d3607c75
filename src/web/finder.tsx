import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PlaygroundOperation } from '../surfaces/playground/playground.ts';
import { idIn } from './form/link.ts';
import { clearRecent, keepKey, keptKey, RECENT_CHANGED, recentLinks } from './kept.ts';

interface FinderProps {
  readonly operations: readonly PlaygroundOperation[];
  /** The element that holds all this, a menu on narrow screens. */
  readonly menu: HTMLElement;
}

/** The navigation: a filter, the operations, the inputs that were run last and the key. */
export function Finder({ operations, menu }: FinderProps) {
  const [wanted, setWanted] = useState('');
  const current = useCurrentId();
  const filter = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const focusFilter = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      if (menu.popover !== null && !menu.checkVisibility()) menu.showPopover();
      filter.current?.focus();
    };
    const close = (event: Event): void => {
      if ((event.target as Element).closest('a') && menu.matches(':popover-open')) menu.hidePopover();
    };
    addEventListener('keydown', focusFilter);
    menu.addEventListener('click', close);
    return () => {
      removeEventListener('keydown', focusFilter);
      menu.removeEventListener('click', close);
    };
  }, [menu]);
  useEffect(() => {
    const link = menu.querySelector<HTMLElement>('[aria-current]');
    if (link !== null) menu.scrollTop = link.offsetTop - menu.clientHeight / 2;
  }, [current]);
  const found = operations.filter((operation) => matches(operation, wanted));
  const groups = [...new Set(found.map(({ group }) => group))];
  const openFirst = (event: Event): void => {
    event.preventDefault();
    if (found[0] === undefined) return;
    location.hash = found[0].id;
    if (menu.matches(':popover-open')) menu.hidePopover();
  };
  return (
    <>
      <search>
        <form class="find" onSubmit={openFirst}>
          <input
            ref={filter}
            type="search"
            aria-label="Find an operation"
            placeholder="Find an operation"
            value={wanted}
            onInput={({ currentTarget }) => setWanted(currentTarget.value)}
          />
          <kbd>/</kbd>
        </form>
      </search>
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {found
              .filter((operation) => operation.group === group)
              .map(({ id, summary }) => (
                <li key={id}>
                  <a href={`#${id}`} aria-current={id === current ? 'page' : undefined}>
                    {summary}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && <p class="none">No operation has these words.</p>}
      <Recent operations={operations} />
      <KeyField />
    </>
  );
}

function Recent({ operations }: Pick<FinderProps, 'operations'>) {
  const [links, setLinks] = useState(recentLinks);
  useEffect(() => {
    const read = (): void => setLinks(recentLinks());
    addEventListener(RECENT_CHANGED, read);
    return () => removeEventListener(RECENT_CHANGED, read);
  }, []);
  const entries = links.flatMap((link) => {
    const operation = operations.find(({ id }) => id === idIn(link));
    return operation === undefined ? [] : [{ link, operation }];
  });
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <h2 id="recent">Recent</h2>
      <ul class="recent">
        {entries.map(({ link, operation: { summary, id } }) => (
          <li key={link}>
            <a href={link}>
              {summary} <small>{shortOf(link.slice(id.length + 2))}</small>
            </a>
          </li>
        ))}
      </ul>
      <button type="button" class="quiet" onClick={clearRecent}>
        Clear recent
      </button>
    </section>
  );
}

function KeyField() {
  const [key, setKey] = useState(keptKey);
  const change = (value: string): void => {
    keepKey(value.trim());
    setKey(value);
  };
  return (
    <section class="key">
      <label for="api-key">API key</label>
      <input
        id="api-key"
        type="text"
        class="masked"
        spellcheck={false}
        autocomplete="off"
        placeholder="None"
        value={key}
        aria-describedby="api-key-note"
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
      <p id="api-key-note">Kept in this tab until it is closed.</p>
    </section>
  );
}

function useCurrentId(): string {
  const [id, setId] = useState(() => idIn(location.hash));
  useEffect(() => {
    const read = (): void => setId(idIn(location.hash));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return id;
}

/** Every word is somewhere in its id, summary, group or path. */
function matches({ id, summary, group, path }: PlaygroundOperation, wanted: string): boolean {
  const text = `${id} ${summary} ${group} ${path}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The first value of a link, for telling it from others of its operation. */
function shortOf(members: string): string {
  const [, value = ''] = /=([^&]*)/.exec(members) ?? [];
  try {
    return decodeURIComponent(value).slice(0, 40);
  } catch {
    return value.slice(0, 40);
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
