import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import type { Pixels } from '@/qr/render'
import { useCopyText } from '@/tools/shared/content/use-copy-text'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { CodeListActions } from './code-list-actions'
import { EditScannedCode } from './edit/edit-scanned-code'
import { inspectCode } from './edit/inspect-code'
import type { Reading } from './list-readings'
import { ReadingEntry } from './reading-entry'
import type { ScannedPicture } from './scanned-picture'

/** All results, numbered as on the pictures. */
export function ReadingList({
  ref,
  readings,
  pictures,
  isBusy,
  isCameraOn,
  siteHost,
  activeKey,
  selectedId,
  onActivate,
  onShow,
  getPixels,
  onClear,
}: {
  ref: Ref<HTMLElement>
  readings: readonly Reading[]
  pictures: readonly ScannedPicture[]
  isBusy: boolean
  isCameraOn: boolean
  siteHost: string
  activeKey: string | null
  /** The selected picture. */
  selectedId: string | undefined
  onActivate: (key: string | null) => void
  onShow: (reading: Reading) => void
  getPixels: (pictureId: string) => Promise<Pixels | null>
  onClear: () => void
}) {
  const t = useTranslations('scanner.desk')
  const pixelsOf = async ({ places: [place] }: Reading) =>
    place ? getPixels(place.picture.id) : null
  const copyText = useCopyText()
  const counts = { codes: readings.length, pictures: pictures.length }
  return (
    <section
      ref={ref}
      aria-label={t('results')}
      className="flex min-w-0 flex-col gap-4 border-line border-t p-4 md:p-6 lg:border-s lg:border-t-0"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="sr-only">{t('results')}</h2>
        <p role="status" className="font-display font-semibold text-subheading">
          {isBusy ? t('reading', counts) : pictures.length > 0 ? t('found', counts) : t('none')}
        </p>
        {pictures.length > 0 && (
          <Button variant="quiet" size="sm" onClick={onClear} className="-me-2 shrink-0">
            <Icon name="trash-2" />
            {t('clear')}
          </Button>
        )}
      </div>
      {readings.length > 1 && (
        <CodeListActions codes={readings.map(({ read }) => read)} onCopy={copyText} />
      )}
      {readings.length > 0 ? (
        <ol className="flex flex-col gap-4">
          {readings.map((reading) => (
            <ReadingEntry
              key={reading.key}
              reading={reading}
              siteHost={siteHost}
              isActive={reading.key === activeKey}
              isSeveral={pictures.length > 1}
              isInView={
                !isCameraOn && reading.places.some(({ picture }) => picture.id === selectedId)
              }
              onActivate={onActivate}
              onShow={() => onShow(reading)}
              getFacts={async () => {
                const [place] = reading.places
                const code = place?.code ?? reading.read.code
                const inspected = await inspectCode(code, () => pixelsOf(reading))
                return inspected?.facts ?? null
              }}
            >
              <EditScannedCode read={reading.read} getPixels={() => pixelsOf(reading)} />
            </ReadingEntry>
          ))}
        </ol>
      ) : (
        <p className="text-ink-soft text-sm">
          {isBusy ? t('readingText') : isCameraOn ? t('cameraText') : t('noneText')}
        </p>
      )}
    </section>
  )
}
