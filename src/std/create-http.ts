import { type $Fetch, ofetch } from 'ofetch'

/**
 * Creates an HTTP client for the addresses below `baseUrl`. A read without a response, or with
 * status 408, 409, 425, 429, 500, 502, 503 or 504, is retried once; a write (POST, PUT, PATCH,
 * DELETE) is never retried, because it may have been completed. All other failures reject.
 */
export function createHttp(baseUrl: string): $Fetch {
  return ofetch.create({ baseURL: baseUrl })
}
