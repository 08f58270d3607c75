/**
 * Search in the docs, added to the contents by a script: a field that lists the operations, chapters, fields and error
 * codes that have all words of it, in their name before in their text. `/` goes to it, Enter to what was found first,
 * Escape empties it.
 */
export const searchScript = `
{
  const MAX_FOUND = 40;
  const entries = [];
  const add = (target, name, place) => {
    const text = target.textContent.replace(/\\s+/g, ' ').toLowerCase();
    entries.push({ target, name, place, low: name.toLowerCase(), text });
  };
  for (const target of document.querySelectorAll('.operation, .guide [id]')) {
    const title = target.querySelector('h1, h3, code').textContent;
    add(target, title, target.matches('.operation') ? target.id : '');
  }
  for (const name of document.querySelectorAll('.fields dt > code:first-child')) {
    const target = name.closest('div');
    const owner = target.closest('article, .guide > [id]');
    let id = owner.id + ':' + name.textContent;
    while (document.getElementById(id)) id += "'";
    target.id = id;
    add(target, name.textContent, owner.querySelector('h3').textContent);
  }
  const fold = (text) => text.trim().toLowerCase().split(/\\s+/).slice(0, 8);
  const find = (words) => {
    const inName = entries.filter(({ low }) => words.every((word) => low.includes(word)));
    const named = new Set(inName);
    const inText = entries.filter((entry) => !named.has(entry) && words.every((word) => entry.text.includes(word)));
    return [...inName, ...inText];
  };
  const label = document.createElement('label');
  label.className = 'find';
  label.textContent = 'Search';
  const field = document.createElement('input');
  field.type = 'search';
  field.placeholder = '/';
  field.maxLength = 100;
  label.append(field);
  const count = document.createElement('p');
  count.setAttribute('role', 'status');
  const list = document.createElement('ul');
  const contents = [...side.children];
  side.prepend(label, count, list);
  const go = (target) => {
    for (let details = target.closest('details'); details; details = details.parentElement.closest('details')) {
      details.open = true;
    }
    if (side.matches(':popover-open')) side.hidePopover();
  };
  const show = () => {
    const words = fold(field.value);
    const isEmpty = words[0] === '';
    for (const part of contents) part.hidden = !isEmpty;
    const found = isEmpty ? [] : find(words);
    count.textContent = isEmpty ? '' : found.length + (found.length > MAX_FOUND ? ' found, the first ' + MAX_FOUND : ' found');
    list.replaceChildren(...found.slice(0, MAX_FOUND).map(({ target, name, place }) => {
      const link = document.createElement('a');
      link.href = '#' + encodeURIComponent(target.id);
      link.textContent = name;
      const where = document.createElement('small');
      where.textContent = place;
      link.append(where);
      link.addEventListener('click', () => go(target));
      const item = document.createElement('li');
      item.append(link);
      return item;
    }));
  };
  field.addEventListener('input', show);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') list.querySelector('a')?.click();
    if (event.key !== 'Escape') return;
    field.value = '';
    show();
    event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches('input:not([type=radio]), textarea, select')) return;
    event.preventDefault();
    if (side.popover && getComputedStyle(side).display === 'none') side.showPopover();
    field.focus();
    field.select();
  });
}
`;

/** How it looks. */
export const searchStyle = `
.find{display:grid;gap:.2rem;font-size:.8rem;color:var(--soft);padding:.9rem .6rem 0}
.find input{width:100%;min-width:0;padding:.35rem .6rem;border:1px solid var(--edge);border-radius:7px;background:var(--paper);color:var(--ink);font-size:.9rem}
.find+p{margin:0;padding:.3rem .6rem 0;color:var(--soft);font-size:.8rem}
.side small{display:block;font-size:.78rem;color:var(--soft)}
`;
