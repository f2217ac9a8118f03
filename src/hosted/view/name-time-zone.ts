/** Names a time zone and its offset at a time, as in “Central European Summer Time (GMT+2)”. */
export function nameTimeZone(timeZone: string, at: Date, locale: string): string {
  const nameAs = (timeZoneName: NonNullable<Intl.DateTimeFormatOptions['timeZoneName']>) =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const names = [nameAs('long'), nameAs('longGeneric')]
  const offset = nameAs('shortOffset')
  // Zones that the language has no name for are named by their offset alone.
  const name = names.find((each) => !/\d/.test(each))
  return name ? `${name} (${offset})` : offset
}
