import type { $Fetch } from 'ofetch'
import { loadHttp } from './load-http'

/** Fetches JSON from our server; rejects if the response is not an object. */
export async function fetchJson<Read extends object>(
  address: string,
  http: $Fetch | Promise<$Fetch> = loadHttp(),
): Promise<Read> {
  const client = await http
  const read = await client<unknown>(address)
  // A captive portal may return an HTML page, which arrives as text.
  if (typeof read !== 'object' || read === null) throw new Error(`${address}: no JSON`)
  return read as Read
}
