import type { $Fetch } from 'ofetch'

/**
 * Returns the client for our own server. The first call loads it, so that pages do not wait for it.
 */
export async function loadHttp(): Promise<$Fetch> {
  const { createHttp } = await import('./create-http')
  return createHttp('/')
}
