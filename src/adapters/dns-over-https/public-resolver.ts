/** The resolver that is asked where no other is named. */
export const PUBLIC_RESOLVER = 'https://cloudflare-dns.com/dns-query';
