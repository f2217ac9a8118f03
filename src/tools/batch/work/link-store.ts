import type { MadeLink } from '../batch-job'
import type { StoredFile } from './batch-folder'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/**
 * What the server has made of the rows from the first on, on the disk: a line for each answer. One
 * that was not written to its end is cut off; the server gives it once more to the same question.
 */
export function openLinkStore(file: StoredFile) {
  const bytes = file.read(0, file.size())
  const end = bytes.lastIndexOf(0x0a) + 1
  file.truncate(end)
  const lines = decoder.decode(bytes.subarray(0, end)).split('\n').slice(0, -1)
  const made = lines.flatMap((line) => JSON.parse(line) as MadeLink[])
  return {
    made: () => made as readonly MadeLink[],
    add(more: readonly MadeLink[]): void {
      file.append(encoder.encode(`${JSON.stringify(more)}\n`))
      // No one can ask for these keys a day later.
      file.flush()
      made.push(...more)
    },
  }
}
