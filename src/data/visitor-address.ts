import { visitorAddressHeader } from '@/env'

/** The IP address of the visitor, which the HTTP layer has found. */
export function visitorAddress({ headers }: Pick<Request, 'headers'>): string {
  return headers.get(visitorAddressHeader) ?? ''
}
