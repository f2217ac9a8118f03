import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import type { TableSource } from '@/tools/shared/table/read-table'
import type { TableFailure } from '@/tools/shared/table/table'
import { loadListSense } from '../batch-parts'
import type { BatchList, ListOrigin, ListPicture } from './batch-list'

export type PendingFile = { name: string } | null
export type IncomingFault = TableFailure | 'not-loaded' | 'no-picture'

const pictureEnding = /\.(png|jpe?g|webp|svg|gif|avif|bmp)$/i
const longestPictureList = 500

const isPicture = (file: File) => file.type.startsWith('image/') || pictureEnding.test(file.name)

/** Reads lists and pictures from all sources. A new one cancels the one in progress. */
export function useIncomingList(
  list: BatchList | null,
  onChange: (list: BatchList | null) => void,
) {
  const t = useTranslations('batch.list')
  const locale = useLocale()
  const [reading, setReading] = useState<PendingFile>(null)
  const [fault, setFault] = useState<{ reason: IncomingFault; name: string } | null>(null)
  const stop = useRef<AbortController | null>(null)
  /** Data of the open list, to read it again with other settings. */
  const [source, setSource] = useState<File | string | null>(null)
  const current = useRef(list)
  useLayoutEffect(() => {
    current.current = list
  })

  const begin = (name: string) => {
    stop.current?.abort()
    stop.current = new AbortController()
    setFault(null)
    setReading({ name })
    return stop.current.signal
  }

  const readInto = async (
    data: File | string,
    origin: ListOrigin,
    options: Omit<TableSource, 'data' | 'language'> = {},
  ) => {
    const name = typeof data === 'string' ? '' : data.name
    const signal = begin(name || t('pasted'))
    try {
      const [sense, { readTableApart }] = await Promise.all([
        loadListSense(locale),
        import('./list-service'),
      ])
      const read = await readTableApart({ data, language: locale, ...options }, signal)
      if (!read.ok) return setFault({ reason: read.reason, name: name || t('pasted') })
      const hasHeadings = sense.hasHeadings(read.table.cells)
      setSource(data)
      onChange({
        origin,
        name,
        hasHeadings,
        pictures: current.current?.pictures ?? [],
        ...read.table,
      })
    } catch {
      if (!signal.aborted) setFault({ reason: 'not-loaded', name })
    } finally {
      if (!signal.aborted) setReading(null)
    }
  }

  const addPictures = async (files: readonly File[]) => {
    const signal = begin(t('pictures.reading', { count: files.length }))
    const added: ListPicture[] = []
    let refused = ''
    try {
      const { readLogoFile } = await import('@/tools/shared/style/read-logo-file')
      for (const picture of files.slice(0, longestPictureList)) {
        if (signal.aborted) return
        const read = await readLogoFile(picture)
        if (read.ok) added.push({ name: picture.name, dataUrl: read.source.dataUrl })
        else refused ||= picture.name
      }
      const open = current.current
      if (open && added.length > 0) {
        const names = new Set(added.map(({ name }) => name.toLowerCase()))
        const others = open.pictures.filter(({ name }) => !names.has(name.toLowerCase()))
        onChange({ ...open, pictures: [...others, ...added] })
      }
      if (refused) setFault({ reason: 'no-picture', name: refused })
    } catch {
      setFault({ reason: 'not-loaded', name: '' })
    } finally {
      if (!signal.aborted) setReading(null)
    }
  }

  return {
    reading,
    fault,
    /** Whether the list can be read again: as another sheet, encoding or separator. */
    canReadAgain: source !== null && (list?.origin === 'file' || list?.origin === 'paste'),
    /** Accepts a list, pictures for one, or both. */
    async takeFiles(files: readonly File[]) {
      const table = files.find((candidate) => !isPicture(candidate))
      if (table) await readInto(table, 'file')
      const pictures = files.filter(isPicture)
      if (pictures.length === 0) return
      if (table || current.current) await addPictures(pictures)
      else setFault({ reason: 'not-a-table', name: pictures[0]?.name ?? '' })
    },
    takeText: (text: string) => readInto(text, 'paste'),
    readAgain: (options: Omit<TableSource, 'data' | 'language'>) =>
      source === null
        ? undefined
        : readInto(source, typeof source === 'string' ? 'paste' : 'file', options),
    addPictures,
    cancel() {
      stop.current?.abort()
      setReading(null)
    },
    dismiss: () => setFault(null),
  }
}
