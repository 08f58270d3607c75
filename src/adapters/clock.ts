/** The clock of this machine, as the port from which operations get the time. */
export function systemClock(): Date {
  return new Date();
}
