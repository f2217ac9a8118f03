import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { hasPageSecret, hidePageSecret } from '@/qr/content'
import { utf8Length } from '@/std/utf8-length'
import { readBack } from '@/tools/shared/content/read-back'
import { useCopyText } from '@/tools/shared/content/use-copy-text'
import { Button } from '@/ui/button'
import type { Drawing } from '../draw-code'
import { ReadBackList } from './read-back-list'

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
