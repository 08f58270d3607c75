/** Whether this is `npm run test:whole`: every property with all its cases, every list in full length. */
export const isWhole = process.env.SUNDRY_WHOLE === '1';
