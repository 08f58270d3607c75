/**
 * What a script adds to the docs, all of it optional: the address of this service in the samples, copy buttons, one
 * language for all samples, a menu that closes itself and the place in the side navigation.
 */
export const docsScript = `
for (const place of document.querySelectorAll('.origin')) place.textContent = location.origin;
for (const pane of document.querySelectorAll('.pane')) {
  const button = document.createElement('button');
  button.className = 'copy';
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(pane.querySelector('pre').textContent);
    button.textContent = 'Copied';
    setTimeout(() => { button.textContent = 'Copy'; }, 1500);
  });
  if (navigator.clipboard) pane.append(button);
}
document.addEventListener('change', ({ target }) => {
  if (!target.matches('.tabs input')) return;
  const top = target.getBoundingClientRect().top;
  for (const other of document.querySelectorAll('.tabs input')) {
    if (other.value === target.value) other.checked = true;
  }
  scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
});
const side = document.getElementById('menu');
side.addEventListener('click', ({ target }) => {
  if (target.closest('a') && side.matches(':popover-open')) side.hidePopover();
});
const links = new Map([...side.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]));
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    for (const link of links.values()) link.removeAttribute('aria-current');
    links.get(target.id).setAttribute('aria-current', 'location');
  }
}, { rootMargin: '-15% 0px -75% 0px' });
for (const id of links.keys()) seen.observe(document.getElementById(id));
`;
