import { useEffect, useRef, useState } from 'react'
import { useHandler } from '@/tools/shared/use-handler'

/**
 * Reads files one after another.
 *
 * @param onRead receives the text of all files; undefined if one could not be read
 */
export function useKeyFiles(onRead: (text: string | undefined, isPicture: boolean) => void) {
  const [isReading, setReading] = useState(false)
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])

  const read = useHandler(async (files: readonly Blob[]) => {
    if (files.length === 0) return
    reading.current?.abort()
    const stop = new AbortController()
    const { signal } = stop
    reading.current = stop
    setReading(true)
    let text: string | undefined
    try {
      const { readKeyFile } = await import('./read-key-file')
      const texts: string[] = []
      for (const file of files) texts.push(await readKeyFile(file, signal))
      text = texts.join('\n')
    } catch {
      text = undefined
    }
    if (signal.aborted) return
    setReading(false)
    onRead(
      text,
      files.some(({ type }) => type.startsWith('image/')),
    )
  })
  const cancel = () => {
    reading.current?.abort()
    setReading(false)
  }
  return { isReading, read, cancel }
}
