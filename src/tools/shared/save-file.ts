import { announceWorkDone } from '@/ui/work-done'

/** Saves bytes with the browser's download. */
export function saveFile(data: BlobPart, mimeType: string, name: string): void {
  const address = URL.createObjectURL(new Blob([data], { type: mimeType }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  announceWorkDone()
  // Firefox and Safari read the address after click() has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
