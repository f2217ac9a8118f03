import type { $Fetch } from 'ofetch'
import { loadHttp } from './load-http'

/** Reads what our server has at an address; rejects where it has none. */
export async function fetchJson<Read extends object>(
  address: string,
  http: $Fetch | Promise<$Fetch> = loadHttp(),
): Promise<Read> {
  const client = await http
  const read = await client<unknown>(address)
  // A page in its place, as a network's sign-in puts it there, arrives as text.
  if (typeof read !== 'object' || read === null) throw new Error(`${address}: no JSON`)
  return read as Read
}
