import type { OtherNames } from '../../schema/schema.ts';

/** Other names of the members of a barcode. */
export const barcodeNames: readonly OtherNames[] = [
  {
    member: 'type',
    names: ['symbology', 'barcode_type', 'code_type', 'barcode_format', 'bcid', 'symbol', 'standard'],
  },
  {
    member: 'data',
    names: ['content', 'contents', 'value', 'payload', 'message', 'code', 'number', 'barcode', 'digits'],
  },
  { member: 'format', names: ['file_type', 'image_format', 'image_type', 'output', 'output_format'] },
  { member: 'scale', names: ['module_width', 'module_size', 'x_dimension', 'bar_width', 'zoom', 'pixels'] },
  { member: 'height', names: ['bar_height'] },
  { member: 'margin', names: ['quiet_zone', 'border', 'padding'] },
  {
    member: 'text',
    names: ['show_text', 'include_text', 'display_value', 'human_readable', 'hrt', 'hri', 'label', 'caption'],
  },
  {
    member: 'fg',
    names: [
      'fg_color',
      'fg_colour',
      'foreground',
      'foreground_color',
      'foreground_colour',
      'color',
      'colour',
      'bar_color',
      'bar_colour',
      'dark',
    ],
  },
  {
    member: 'bg',
    names: ['bg_color', 'bg_colour', 'background', 'background_color', 'background_colour', 'light'],
  },
  {
    names: ['width', 'size'],
    hint: 'the width follows from the data; scale is the pixels of a module',
  },
];
