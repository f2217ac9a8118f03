import { useTranslations } from 'next-intl'
import { useWorkspace } from '../workspace-session'

/** A workspace without codes. */
export function EmptyWorkspace() {
  const t = useTranslations('workspace.list.empty')
  const { canEdit } = useWorkspace()
  return (
    <div className="module-mat flex flex-col items-center gap-3 rounded-lg border border-line px-4 py-14 text-center">
      <h2 className="text-subheading">{t('title')}</h2>
      <p className="max-w-[46ch] text-balance text-ink-soft text-sm">
        {t(canEdit ? 'text' : 'viewer')}
      </p>
    </div>
  )
}
