/** Pages are stored some time after the load; see `offline-cache.tsx`. */
export const isCached = (path: string) =>
  caches.open('pages-1').then(async (pages) => Boolean(await pages.match(path)))

export const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|Failed to fetch/
