/** The cache in which `public/sw.js` stores files shared with the installed site. */
const sharedName = 'shared-1'

/** Returns the files last shared with the installed site, in order, and deletes them. */
export async function receiveSharedFiles(): Promise<File[]> {
  if (!(await caches.has(sharedName))) return []
  const cache = await caches.open(sharedName)
  const responses = await cache.matchAll()
  const files = await Promise.all(responses.map(openFile))
  await caches.delete(sharedName)
  return files
}

async function openFile(response: Response): Promise<File> {
  const blob = await response.blob()
  const name = decodeURIComponent(response.headers.get('x-name') ?? '')
  return new File([blob], name, { type: response.headers.get('content-type') ?? '' })
}
