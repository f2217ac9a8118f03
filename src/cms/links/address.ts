const protocolPattern = /^(https?:\/\/|mailto:|tel:)[^\s\\]+$/i
/** Matches one leading slash without a second one, which would start a host. */
const internalPattern = /^\/(?!\/)[^\s\\]*$/

/** Returns whether an address is external, with a protocol that readers can use. */
export function isExternalAddress(value: string): boolean {
  return protocolPattern.test(value) && URL.canParse(value)
}

export function isInternalAddress(value: string): boolean {
  return internalPattern.test(value)
}

/** Returns whether an address is a fragment of the same page. */
export function isFragment(value: string): boolean {
  return /^#[^\s\\]+$/.test(value)
}

/** Returns whether an address is valid for a link; the existence of the page is not checked. */
export function isAddress(value: string): boolean {
  return isExternalAddress(value) || isInternalAddress(value) || isFragment(value)
}
