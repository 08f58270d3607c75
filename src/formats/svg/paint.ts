import { type Colour, toHex } from '../colour.ts';

/** A colour as the attributes of an SVG element: `fill="#036"`, with `fill-opacity` where it is translucent. */
export function paint(property: 'fill' | 'stroke', colour: Colour): string {
  const opacity =
    colour.alpha < 255 ? ` ${property}-opacity="${String(round3(colour.alpha / 255)).slice(1)}"` : '';
  return `${property}="${toHex(colour)}"${opacity}`;
}

function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}
