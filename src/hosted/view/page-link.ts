const openable = ['https:', 'http:', 'mailto:', 'tel:', 'sms:']

/** An address that may stand in a link; nothing for what would run or reach into the device. */
export function pageLink(url: string): string | undefined {
  const address = url.trim()
  return URL.canParse(address) && openable.includes(new URL(address).protocol) ? address : undefined
}
