import type { OtherNames } from '../../schema/schema.ts';

/** Other names of the members of a request to strip a picture. */
export const stripNames: readonly OtherNames[] = [
  { member: 'image', names: ['file', 'photo', 'picture', 'data', 'input'] },
  { member: 'keep_profile', names: ['keep_icc', 'icc', 'keep_icc_profile', 'keep_color_profile'] },
  { member: 'keep_orientation', names: ['orientation', 'keep_rotation'] },
  { member: 'format', names: ['output', 'as', 'answer'] },
];
