import { visitorAddressHeader } from '@/env'

/** Where a request comes from, as the front has found out. */
export function visitorAddress({ headers }: Pick<Request, 'headers'>): string {
  return headers.get(visitorAddressHeader) ?? ''
}
