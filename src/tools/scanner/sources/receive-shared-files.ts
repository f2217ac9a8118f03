/** In `public/sw.js`, which lays there what was shared with the installed site. */
const sharedName = 'shared-1'

/** What was last shared with the installed site, in order; it can be taken once. */
export async function receiveSharedFiles(): Promise<File[]> {
  if (!(await caches.has(sharedName))) return []
  const cache = await caches.open(sharedName)
  const answers = await cache.matchAll()
  const files = await Promise.all(answers.map(openFile))
  await caches.delete(sharedName)
  return files
}

async function openFile(answer: Response): Promise<File> {
  const blob = await answer.blob()
  const name = decodeURIComponent(answer.headers.get('x-name') ?? '')
  return new File([blob], name, { type: answer.headers.get('content-type') ?? '' })
}
