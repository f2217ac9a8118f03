import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useHandler } from '@/tools/shared/use-handler'
import { Button } from '@/ui/button'
import { FileButton } from '@/ui/file-button'
import { Icon } from '@/ui/icon/icon'
import { Skeleton } from '@/ui/skeleton'
import { useIncomingFiles } from '../use-incoming-files'

const KeyCamera = lazy(async () => ({ default: (await import('./key-camera')).KeyCamera }))

/** The end of a form for keys: the camera, the choice of a file, and the button that adds them. */
export function KeySources({
  labels,
  accept,
  isBusy = false,
  isScanning,
  onScanning,
  onFile,
  onScan,
}: {
  labels: Parameters<typeof KeyCamera>[0]['labels'] &
    Readonly<
      Record<'submit' | 'file' | 'reading' | 'drop' | 'cancel' | 'scan' | 'stopScanning', string>
    >
  /** Types of files. */
  accept: string
  isBusy?: boolean
  isScanning: boolean
  onScanning: (isScanning: boolean) => void
  onFile: Parameters<typeof useKeyFiles>[0]
  onScan: (text: string) => void
}) {
  const { isReading, read, cancel } = useKeyFiles(onFile)
  const isOver = useIncomingFiles((files) => read(files))
  return (
    <>
      {isScanning && (
        <Suspense fallback={<Skeleton className="aspect-4/3 w-full" />}>
          <KeyCamera labels={labels} onText={onScan} />
        </Suspense>
      )}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {isReading ? labels.reading : isOver ? labels.drop : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy} disabled={isReading}>
          {labels.submit}
        </Button>
        {isReading ? (
          <Button variant="secondary" onClick={cancel}>
            {labels.cancel}
          </Button>
        ) : (
          <FileButton
            variant="secondary"
            label={labels.file}
            accept={accept}
            onFile={(file) => read([file])}
          >
            <Icon name="upload" />
          </FileButton>
        )}
        <Button variant="secondary" onClick={() => onScanning(!isScanning)}>
          <Icon name="scan-line" />
          {isScanning ? labels.stopScanning : labels.scan}
        </Button>
      </div>
    </>
  )
}

/**
 * Reads files one after another.
 *
 * @param onRead receives the text of all files; undefined if one could not be read
 */
function useKeyFiles(onRead: (text: string | undefined, isPicture: boolean) => void) {
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
