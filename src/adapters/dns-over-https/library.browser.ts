import type * as ofNode from './library.ts';

/** Needs connections of its own, which a browser does not open: refuses, with what to do instead. */
export const dnsOverHttps: typeof ofNode.dnsOverHttps = () => {
  throw new Error(
    'sundry/dns does not run in a browser: verify addresses on a server, or with sundry/client',
  );
};
