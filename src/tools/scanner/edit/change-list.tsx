import { useTranslations } from 'next-intl'
import type { CodeFormat } from '@/qr/decode'
import type { Change } from './list-changes'

/** The differences between the new code and the scanned one. */
export function ChangeList({
  changes,
  format,
}: {
  changes: readonly Change[]
  format: CodeFormat
}) {
  const t = useTranslations('scanner.edit')
  const formatName = useTranslations('scanner.formats')
  if (changes.length === 0) return null
  const describe = (change: Change): string => {
    switch (change.kind) {
      case 'version': {
        const { was, now, size } = change
        return t('changes.version', { was, now, size })
      }
      case 'joined':
        return t('changes.joined', { count: change.count })
      case 'format':
        return t('changes.format', { format: formatName(format) })
      default:
        return t(`changes.${change.kind}`)
    }
  }
  return (
    <ul className="list-disc space-y-1 ps-5 text-ink-soft text-sm">
      {changes.map((change) => (
        <li key={change.kind}>{describe(change)}</li>
      ))}
    </ul>
  )
}
