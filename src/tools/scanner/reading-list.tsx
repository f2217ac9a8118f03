import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useCopyText } from '@/tools/shared/content/use-copy-text'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { CodeListActions } from './code-list-actions'
import { EditScannedCode } from './edit/edit-scanned-code'
import { inspectCode } from './edit/inspect-code'
import type { Reading } from './list-readings'
import { ResultCard } from './results/result-card'
import { useDesk, useScanner } from './scanner-context'
import { usePictureName } from './use-picture-name'

/** All results, numbered as on the pictures. */
export function ReadingList() {
  const t = useTranslations('scanner.desk')
  const { isCameraOn } = useScanner()
  const { readings, scans, results } = useDesk()
  const { pictures, isBusy, clear } = scans
  const copyText = useCopyText()
  const counts = { codes: readings.length, pictures: pictures.length }
  return (
    <section
      ref={results}
      aria-label={t('results')}
      className="flex min-w-0 flex-col gap-4 border-line border-t p-4 md:p-6 lg:border-s lg:border-t-0"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="sr-only">{t('results')}</h2>
        <p role="status" className="font-display font-semibold text-subheading">
          {isBusy ? t('reading', counts) : pictures.length > 0 ? t('found', counts) : t('none')}
        </p>
        {pictures.length > 0 && (
          <Button variant="quiet" size="sm" onClick={clear} className="-me-2 shrink-0">
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
            <ReadingEntry key={reading.key} reading={reading} />
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

/** An entry of the list: its number, its result, and a button that shows it in the picture. */
function ReadingEntry({ reading }: { reading: Reading }) {
  const t = useTranslations('scanner.desk')
  const { isCameraOn } = useScanner()
  const { scans, activeKey, activate, showInPicture } = useDesk()
  const nameOf = usePictureName()
  const { key, number, read, places } = reading
  const [place] = places
  const getPixels = async () => (place ? scans.getPixels(place.picture.id) : null)
  const isInView = !isCameraOn && places.some(({ picture }) => picture.id === scans.selected?.id)
  const names = useMemo(
    () => [...new Set(places.map(({ picture }) => nameOf(picture)))],
    [places, nameOf],
  )
  return (
    <li
      data-reading={key}
      tabIndex={-1}
      aria-label={t('code', { number })}
      onPointerEnter={() => activate(key)}
      onPointerLeave={() => activate(null)}
      onFocus={() => activate(key)}
      onBlur={() => activate(null)}
      className={classNames(
        'scroll-my-24 rounded-md border bg-paper-raised p-4 transition-colors',
        key === activeKey ? 'border-accent' : 'border-line',
      )}
    >
      <ResultCard
        read={read}
        appears={scans.pictures.length > 1 ? names : []}
        getFacts={async () =>
          (await inspectCode(place?.code ?? read.code, getPixels))?.facts ?? null
        }
        lead={
          <span
            aria-hidden="true"
            className="flex min-h-6 min-w-6 items-center justify-center rounded-sm bg-accent px-1 font-medium text-on-accent text-sm tabular-nums"
          >
            {number}
          </span>
        }
        actions={(shown) => (
          <div className="flex flex-wrap items-start gap-2 empty:hidden">
            <EditScannedCode read={shown} getPixels={getPixels} />
            <Button
              variant="quiet"
              size="sm"
              onClick={() => showInPicture(reading)}
              className={classNames(isInView && 'lg:hidden')}
            >
              <Icon name="scan-search" />
              {t('show')}
            </Button>
          </div>
        )}
      />
    </li>
  )
}
