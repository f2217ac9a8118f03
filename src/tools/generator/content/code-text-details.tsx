import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { hasPageSecret, hidePageSecret, type PageType } from '@/qr/content'
import { utf8Length } from '@/std/utf8-length'
import { type ReadBackRow, readBack } from '@/tools/shared/content/read-back'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { useCopyText } from '@/tools/shared/content/use-copy-text'
import { useRegionalLocale } from '@/tools/shared/use-regional-locale'
import { Button } from '@/ui/button'
import type { Drawing } from '../draw-code'

/** The text of a code, described and verbatim, and its encoding in the symbol. */
export function CodeTextDetails({ drawing }: { drawing: Drawing }) {
  const t = useTranslations('editor.content.payload')
  const copy = useCopyText()
  const [isOpen, setIsOpen] = useState(false)
  const { status, code } = drawing
  const { text, content, link } = code
  const hasSecret = !link && hasPageSecret(content)
  const isHidden = hasSecret && !isOpen
  const rows = link ? [] : readBack(text, content)
  return (
    <div className="flex flex-col gap-6">
      {link === 'unsaved' && <p className="text-ink-soft text-sm">{t('unsaved')}</p>}
      {status === 'sample' && <p className="text-ink-soft text-sm">{t('sample')}</p>}
      {(status === 'unfinished' || status === 'tooLong') && (
        <p className="text-sm text-warn">{t('stale')}</p>
      )}
      {rows.length > 0 && (
        <ReadBackList
          rows={rows}
          type={content.type}
          isHidden={isHidden}
          action={
            hasSecret && (
              <Button variant="secondary" size="sm" onClick={() => setIsOpen(!isOpen)}>
                {isOpen ? t('hidePassword') : t('showPassword')}
              </Button>
            )
          }
        />
      )}
      <section>
        <Heading>{t('raw')}</Heading>
        <pre
          dir="auto"
          className="max-h-80 overflow-auto whitespace-pre-wrap break-all rounded-md border border-line bg-paper-sunken p-3 font-mono text-xs"
        >
          {isHidden ? hidePageSecret(content.type, text) : text}
        </pre>
        <Button variant="secondary" size="sm" className="mt-2" onClick={() => copy(text)}>
          {t('copyText')}
        </Button>
      </section>
      <SymbolFacts code={code} />
    </div>
  )
}

const factNames = ['size', 'version', 'level', 'mask', 'encoding', 'modes'] as const

function SymbolFacts({ code: { text, matrix, options } }: { code: Drawing['code'] }) {
  const t = useTranslations('editor.content.payload')
  const { version, sizeModules: side, level, mask, eci, segments } = matrix
  const facts: Record<(typeof factNames)[number], string> = {
    size: t('sizeValue', { bytes: utf8Length(text), characters: [...text].length }),
    version: t('versionValue', { version, side }),
    level: level === options.level ? level : t('levelRaised', { level, asked: options.level }),
    mask: String(mask),
    encoding: t(eci ? 'eci' : 'utf8'),
    modes: segments
      .map((segment) =>
        t('modeValue', {
          mode: t(`mode.${segment.mode}`),
          count: segment.mode === 'byte' ? utf8Length(segment.text) : segment.text.length,
        }),
      )
      .join(' · '),
  }
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
      {factNames.map((name) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-soft">{t(name)}</dt>
          <dd className="tabular-nums">{facts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

function Heading({ children }: { children: string }) {
  return <h3 className="mb-2 font-medium font-text text-sm">{children}</h3>
}

/** The content of a code, field by field, to check it or to print it next to the code. */
function ReadBackList({
  rows,
  type,
  isHidden,
  action,
}: {
  rows: readonly ReadBackRow[]
  type: PageType
  /** Whether the password is masked. */
  isHidden: boolean
  action: ReactNode
}) {
  const t = useTranslations('editor.content.payload')
  const messages = useContentMessages(type)
  const copy = useCopyText()
  const locale = useRegionalLocale()
  const words = rows.map(({ field, value }) => {
    const label = messages.label(field)
    if (value === true) return { field, label, value: t('yes') }
    if (field.input === 'choice') return { field, label, value: messages.option(field, value) }
    return { field, label, value: field.input === 'date' ? formatDate(value, locale) : value }
  })
  const asText = words.map(({ label, value }) => t('copiedRow', { label, value })).join('\n')
  return (
    <section>
      <h3 className="mb-2 font-medium font-text text-sm">{t('readBack')}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 rounded-md border border-line bg-paper p-3 text-sm">
        {words.map(({ field, label, value }) => (
          <div key={field.name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-soft">{label}</dt>
            <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {isHidden && field.name === 'password' ? <Hidden label={t('hidden')} /> : value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => copy(asText)}>
          {t('copyWords')}
        </Button>
        {action}
      </div>
    </section>
  )
}

/** A fixed number of dots, so that the length of the password is not revealed. */
function Hidden({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true">••••••••</span>
      <span className="sr-only">{label}</span>
    </>
  )
}

function formatDate(isoDate: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${isoDate}T00:00Z`))
}
