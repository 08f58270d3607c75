import { render } from 'preact';
import type { Playground } from '../surfaces/playground/playground.ts';
import { App } from './app.tsx';
import { Finder } from './finder.tsx';
import { answerInPlace } from './start-form.ts';

const data = document.getElementById('playground') as HTMLElement;
const side = document.getElementById('menu') as HTMLElement;
const start = document.getElementById('start') as HTMLElement;
const known = JSON.parse(data.textContent ?? '') as Playground;

for (const place of document.querySelectorAll('.origin')) place.textContent = location.origin;
const form = start.querySelector('form');
if (form !== null) answerInPlace(form, start.querySelector('output') as HTMLElement);

side.replaceChildren();
render(<Finder operations={known.operations} menu={side} />, side);
const bench = document.createElement('div');
start.after(bench);
// Taken out instead of hidden: its form has controls of the same names.
const showStart = (isShown: boolean): void => (isShown ? bench.after(start) : start.remove());
render(<App playground={known} showStart={showStart} />, bench);
