import { vi } from 'vitest'
import { encodeBase64 } from './encode-base64'

/**
 * Returns the file that the component saves after `start`; the browser itself downloads nothing.
 */
export async function catchDownload(start: () => Promise<unknown>): Promise<File> {
  const blobs = new Map<string, Blob>()
  const saved: File[] = []
  const createUrl = URL.createObjectURL.bind(URL)
  const creating = vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    const url = createUrl(source)
    if (source instanceof Blob) blobs.set(url, source)
    return url
  })
  const clicking = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href)
    if (blob && this.download) saved.push(new File([blob], this.download, { type: blob.type }))
  })
  try {
    await start()
    return await vi.waitUntil(() => saved[0], { timeout: 20_000 })
  } finally {
    creating.mockRestore()
    clicking.mockRestore()
  }
}

/** Returns a file as Base64, the format of commands that pass it to Node. */
export async function readBase64(file: Blob): Promise<string> {
  return encodeBase64(new Uint8Array(await file.arrayBuffer()))
}
