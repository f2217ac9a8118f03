/** Distinguishes the link that people share from the printed address, which cameras open. */
const marker = 'via=link'
const markedAddress = /[?&]via=link(?:&|$)/

/** Returns the link of a code for sharing, such as `https://example.com/q/bcdfghjk?via=link`. */
export function writeSharedLink(link: string): string {
  return `${link.toLowerCase()}?${marker}`
}

/** Whether an address, which may be relative, is a shared link. */
export function isSharedLink(address: string): boolean {
  return markedAddress.test(address)
}

/** Whether a parameter is the marker of shared links. */
export function isLinkMarker(name: string, value: string): boolean {
  return `${name}=${value}` === marker
}
