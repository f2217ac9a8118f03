import { visitorAddressHeader } from '@/env'

/** Returns the visitor's IP address, which the HTTP layer has determined. */
export function visitorAddress({ headers }: Pick<Request, 'headers'>): string {
  return headers.get(visitorAddressHeader) ?? ''
}
