/** The clock of this machine, as the port operations ask for the time. */
export function systemClock(): Date {
  return new Date();
}
