import { useTranslations } from 'next-intl'
import type { SymbolFacts } from '@/qr/inspect/symbol-facts'
import { VisibleText } from './visible-text'

/** The stretches of a symbol, in order: in which mode each stands and what it says. */
export function SegmentList({ segments }: { segments: SymbolFacts['segments'] }) {
  const t = useTranslations('scanner.results.details')
  return (
    <ol className="flex flex-col gap-2 text-sm">
      {segments.map(({ mode, characters, bits, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
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
