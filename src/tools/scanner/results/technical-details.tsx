import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { decodeStretch, type FoundCode } from '@/qr/decode'
import type { SymbolFacts } from '@/qr/inspect'
import { useCopyText } from '@/tools/shared/content/use-copy-text'
import { Button } from '@/ui/button'
import { Fold } from '@/ui/fold'
import { Skeleton } from '@/ui/skeleton'
import { hexLines } from './hex-lines'
import type { ReadCode } from './read-code'
import { symbolSize } from './symbol-size'
import { VisibleText } from './visible-text'

type Facts = SymbolFacts | null | 'loading' | 'failed'

/** Collapsed: the exact text, its bytes, and how the symbol encodes them. */
export function TechnicalDetails({
  read: { code, parts },
  encodingField,
  isHidden,
  onShow,
  getFacts,
}: {
  read: ReadCode
  encodingField: ReactNode
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
              {encodingField}
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
            <SegmentList segments={known.segments} encoding={code.encoding} />
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
function SegmentList({
  segments,
  encoding,
}: {
  segments: SymbolFacts['segments']
  /** Of the text as shown, for bytes that do not declare theirs. */
  encoding: string | undefined
}) {
  const t = useTranslations('scanner.results.details')
  const shown = segments.map(({ undeclared, ...segment }) => {
    if (!undeclared || !encoding) return segment
    return { ...segment, text: decodeStretch({ charset: null, bytes: [...undeclared] }, encoding) }
  })
  return (
    <ol className="flex flex-col gap-2 text-sm">
      {shown.map(({ mode, characters, bits, text }, index) => (
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

const firstLines = 16

/** The bytes of a code next to their ASCII characters; a long dump is cut until expanded. */
function HexDump({ bytes }: { bytes: Uint8Array }) {
  const t = useTranslations('scanner.results.details')
  const [isWhole, setWhole] = useState(false)
  const lines = hexLines(bytes)
  const shown = isWhole ? lines : lines.slice(0, firstLines)
  return (
    <div className="flex flex-col items-start gap-2">
      <pre
        dir="ltr"
        className="w-full overflow-x-auto rounded-md border border-line bg-paper-sunken p-3 font-mono text-[0.6875rem] leading-relaxed sm:text-xs"
      >
        {shown.map(({ offset, hex, ascii }) => (
          <div key={offset}>
            <span className="select-none text-ink-faint">{offset} </span>
            {hex.padEnd(23)}
            <span className="text-ink-soft"> {ascii}</span>
          </div>
        ))}
      </pre>
      {lines.length > shown.length && (
        <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
          {t('allBytes', { bytes: bytes.length })}
        </Button>
      )}
    </div>
  )
}

/** How the symbol encodes its content. */
function SymbolDetails({ code, facts }: { code: FoundCode; facts: SymbolFacts | null }) {
  const t = useTranslations('scanner.results.details')
  const formats = useTranslations('scanner.formats')
  const format = useFormatter()
  const size = symbolSize(code)
  const traits = [code.inverted && t('inverted'), code.mirrored && t('mirrored')]
  const level = facts?.level ?? code.level
  const mask = facts?.mask ?? code.mask
  const part = code.structuredAppend
  const rows: [name: string, value: string | undefined | false][] = [
    [t('format'), formats(code.format)],
    [t('version'), size && t('versionValue', size)],
    [t('level'), level ?? undefined],
    [t('mask'), mask === null ? undefined : String(mask)],
    [
      t('content'),
      t('contentValue', { bytes: code.bytes.length, characters: [...code.text].length }),
    ],
    [
      t('charset'),
      facts !== null && (facts.eci === null ? t('notNamed') : t('eci', { number: facts.eci })),
    ],
    [t('corrected'), facts !== null && t('correctedValue', { codewords: facts.corrected })],
    [t('unused'), facts !== null && t('unusedValue', { share: facts.unusedShare })],
    [
      t('part'),
      part && t('partValue', { number: part.index + 1, count: part.count, parity: part.parity }),
    ],
    [t('looks'), format.list(traits.filter((trait) => trait !== false))],
    [t('engine'), code.engine],
  ]
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
