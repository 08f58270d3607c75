/** Whether a value passes a check of values.tsv: what its pattern cannot tell alone. */
export function isAccepted(check: string, value: string): boolean {
  const [name, range = ''] = check.split(' ');
  switch (name) {
    case '-':
      return true;
    case 'calendar':
      return isCalendarDate(value);
    case 'code':
      return isCode(value);
    case 'digits':
      return hasDigits(value, range);
    case 'hours':
      // A bare joint counts no hours: 3 bis 5 Tage.
      return /[:.]\d\d|m\b|Uhr|h\b|(?!(?:bis|alle|tot)(?!\p{L}))(?<!\p{L})\p{L}{3}/iu.test(value);
    default:
      throw new Error(`values.tsv names an unknown check: ${check}`);
  }
}

/** Day and month in either order. */
function isCalendarDate(value: string): boolean {
  const [one = 0, two = 0] = (value.match(/\d+/g) ?? []).map(Number);
  return Math.min(one, two) > 0 && Math.min(one, two) <= 12 && Math.max(one, two) <= 31;
}

/** A code has a digit, and a letter or a hyphen between digits; 3-bedroom is not a code. */
function isCode(value: string): boolean {
  if (!/\d/.test(value) || /^\d+([.,]\d+)*$/.test(value)) return false;
  if (/^\d{1,4}-\p{L}{3,}/u.test(value)) return /\d.*-.*\d/.test(value);
  return /\p{L}/u.test(value) || /\d[-/_]\d/.test(value);
}

/** digits 8-15: at least 8, at most 15. */
function hasDigits(value: string, range: string): boolean {
  const [least = 0, most = 0] = range.split('-').map(Number);
  const count = value.replace(/\D/g, '').length;
  return count >= least && count <= most;
}
