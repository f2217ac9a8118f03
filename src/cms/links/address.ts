const protocolPattern = /^(https?:\/\/|mailto:|tel:)[^\s\\]+$/i
/** One slash and then no second one, which would be another host. */
const internalPattern = /^\/(?!\/)[^\s\\]*$/

/** Whether an address leads away from the site, by a protocol that readers can use. */
export function isExternalAddress(value: string): boolean {
  return protocolPattern.test(value) && URL.canParse(value)
}

export function isInternalAddress(value: string): boolean {
  return internalPattern.test(value)
}

/** A place on the same page. */
export function isFragment(value: string): boolean {
  return /^#[^\s\\]+$/.test(value)
}

/** Whether a link can have this address; whether the page exists is not checked. */
export function isAddress(value: string): boolean {
  return isExternalAddress(value) || isInternalAddress(value) || isFragment(value)
}

/** The page of an internal address, without query and fragment. */
export function pageOfAddress(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? ''
}
