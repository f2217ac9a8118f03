import { useTranslations } from 'next-intl'
import { findScanEffects, type PageDraft } from '@/qr/content'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'

/**
 * What a phone does with the code, a sentence per line, because not every script separates sentences
 * by spaces.
 */
export function ScanEffects({ draft, isDynamic }: { draft: PageDraft; isDynamic: boolean }) {
  const t = useTranslations('generator.kind')
  const messages = useContentMessages(draft.type)
  const effects = isDynamic
    ? [t(draft.type === 'url' ? 'leadsOn' : 'showsPage')]
    : findScanEffects(draft).map(messages.effect)
  if (effects.length === 0) return null
  return (
    <div className="flex gap-3 text-ink-soft text-sm">
      <svg
        aria-hidden="true"
        viewBox="0 0 16 24"
        className="mt-0.5 h-5 w-3.5 shrink-0 fill-none stroke-2 stroke-ink-faint"
      >
        <rect x="1.5" y="1.5" width="13" height="21" rx="2.5" />
        <path d="M6.5 18.5h3" />
      </svg>
      <div className="flex max-w-prose flex-col gap-1 text-pretty">
        {effects.map((effect) => (
          <p key={effect}>{effect}</p>
        ))}
      </div>
    </div>
  )
}
