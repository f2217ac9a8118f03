import type { $Fetch } from 'ofetch'

/** The client for our own server, fetched with the first call so that no page waits for it. */
export async function loadHttp(): Promise<$Fetch> {
  const { createHttp } = await import('./create-http')
  return createHttp('/')
}
