import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import type { SymbolFacts } from '@/qr/inspect'
import { useCopyText } from '@/tools/shared/content/use-copy-text'
import { Button } from '@/ui/button'
import { Fold } from '@/ui/fold'
import { Skeleton } from '@/ui/skeleton'
import { HexDump } from './hex-dump'
import type { ReadCode } from './read-code'
import { SymbolDetails } from './symbol-details'
import { VisibleText } from './visible-text'

type Facts = SymbolFacts | null | 'loading' | 'failed'

/** Collapsed: the exact text, its bytes, and how the symbol encodes them. */
export function TechnicalDetails({
  read: { code, parts },
  isHidden,
  onShow,
  getFacts,
}: {
  read: ReadCode
  /** Whether the text contains a secret that is hidden. */
  isHidden: boolean
  onShow: () => void
  /** Called when the details are first opened. */
  getFacts?: (() => Promise<SymbolFacts | null>) | undefined
}) {
  const t = useTranslations('scanner.results.details')
  const copyText = useCopyText()
  const [facts, setFacts] = useState<Facts>(null)
  const wasRequested = useRef(false)
  const load = () => {
    if (wasRequested.current || !getFacts) return
    wasRequested.current = true
    setFacts('loading')
    getFacts().then(setFacts, () => {
      wasRequested.current = false
      setFacts('failed')
    })
  }
  const known = typeof facts === 'string' ? null : facts
  return (
    <Fold label={t('title')} onOpen={load}>
      <div className="flex flex-col gap-5">
        {isHidden ? (
          <p className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
            {t('secret')}
            <Button variant="secondary" size="sm" onClick={onShow}>
              {t('showSecret')}
            </Button>
          </p>
        ) : (
          <>
            <Part title={t('raw')}>
              <p
                dir="auto"
                className="whitespace-pre-wrap break-all rounded-md border border-line bg-paper-sunken p-3 font-mono text-xs"
              >
                <VisibleText>{code.text}</VisibleText>
              </p>
              <Button variant="secondary" size="sm" onClick={() => copyText(code.text)}>
                {t('copyRaw')}
              </Button>
            </Part>
            {code.bytes.length > 0 && (
              <Part title={t('bytes')}>
                <HexDump bytes={code.bytes} />
              </Part>
            )}
          </>
        )}
        <Part title={t('symbol')}>
          {facts === 'loading' && (
            <div role="status">
              <span className="sr-only">{t('loading')}</span>
              <Skeleton className="h-5 w-2/3" />
            </div>
          )}
          {facts === 'failed' && (
            <p role="status" className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
              {t('failed')}
              <Button variant="secondary" size="sm" onClick={load}>
                {t('retry')}
              </Button>
            </p>
          )}
          {(parts ?? [code]).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
            <SymbolDetails key={index} code={part} facts={parts && index > 0 ? null : known} />
          ))}
        </Part>
        {!isHidden && known && known.segments.length > 0 && (
          <Part title={t('segments')}>
            <SegmentList segments={known.segments} />
          </Part>
        )}
      </div>
    </Fold>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-2 *:max-w-full">
      <h4 className="font-medium font-text text-sm">{title}</h4>
      {children}
    </section>
  )
}

/** The segments of a symbol in order, with mode and text. */
function SegmentList({ segments }: { segments: SymbolFacts['segments'] }) {
  const t = useTranslations('scanner.results.details')
  return (
    <ol className="flex flex-col gap-2 text-sm">
      {segments.map(({ mode, characters, bits, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
        <li key={index} className="border-line border-s-2 ps-3">
          <p>
            <span className="font-medium">{t(`mode.${mode}`)}</span>{' '}
            <span className="text-ink-soft tabular-nums">
              {t('segmentValue', { characters, bits })}
            </span>
          </p>
          {text !== '' && (
            <p dir="auto" className="line-clamp-3 break-all font-mono text-ink-soft text-xs">
              <VisibleText>{text}</VisibleText>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
