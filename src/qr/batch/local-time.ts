/** A moment as the clock on the wall shows it, as UTC fields: ZIP knows no zones. */
export function localTime(moment = Date.now()): Date {
  return new Date(moment - new Date(moment).getTimezoneOffset() * 60_000)
}
