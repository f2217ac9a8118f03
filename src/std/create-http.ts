import { type $Fetch, ofetch } from 'ofetch'

/**
 * An HTTP client for what lies below `baseUrl`. A read that got no answer, or one of 408, 409, 425,
 * 429, 500, 502, 503 and 504, is tried once more; a write (POST, PUT, PATCH, DELETE) never is, as it
 * may have been done. Any other failure rejects.
 */
export function createHttp(baseUrl: string): $Fetch {
  return ofetch.create({ baseURL: baseUrl })
}
