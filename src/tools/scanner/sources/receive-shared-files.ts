import { workerNames } from '@/service-worker'

/** Returns the files last shared with the installed site, in order, and deletes them. */
export async function receiveSharedFiles(): Promise<File[]> {
  if (!(await caches.has(workerNames.sharedCache))) return []
  const cache = await caches.open(workerNames.sharedCache)
  const responses = await cache.matchAll()
  const files = await Promise.all(responses.map(openFile))
  await caches.delete(workerNames.sharedCache)
  return files
}

async function openFile(response: Response): Promise<File> {
  const blob = await response.blob()
  const name = decodeURIComponent(response.headers.get(workerNames.fileNameHeader) ?? '')
  return new File([blob], name, { type: response.headers.get('content-type') ?? '' })
}
