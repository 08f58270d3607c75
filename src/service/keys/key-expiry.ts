const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MOMENT =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/**
 * The moment at which a key stops working: for a day such as `2027-06-30` its end in UTC, for an ISO 8601 moment with
 * Z or an offset that moment. Undefined for any other text, and for a day that does not exist.
 */
export function readExpiry(text: string): Date | undefined {
  const [, year, month, day] = DAY.exec(text) ?? MOMENT.exec(text) ?? [];
  if (year === undefined) return undefined;
  const midnight = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (midnight.getUTCMonth() !== Number(month) - 1 || midnight.getUTCDate() !== Number(day)) return undefined;
  if (!DAY.test(text)) return new Date(text);
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + 1));
}
