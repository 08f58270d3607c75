/** Shows the answer of the form on the start page in place instead of as a page of its own. */
export function answerInPlace(form: HTMLFormElement, output: HTMLElement): void {
  let asked = 0;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    asked += 1;
    const mine = asked;
    const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const shown = await fetch(`${form.action}?${query}`).then(elementOf, () =>
      text('The service does not answer.'),
    );
    if (mine === asked) output.replaceChildren(shown);
  });
}

async function elementOf(response: Response): Promise<HTMLElement> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('image/')) {
    const body = await response.text();
    return text(type.includes('json') ? JSON.stringify(JSON.parse(body), null, 2) : body);
  }
  const image = document.createElement('img');
  image.alt = 'The answer';
  image.src = URL.createObjectURL(await response.blob());
  image.addEventListener('load', () => URL.revokeObjectURL(image.src));
  return image;
}

function text(content: string): HTMLElement {
  const shown = document.createElement('pre');
  shown.textContent = content;
  return shown;
}
