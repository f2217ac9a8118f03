import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import type { OwnCode } from './listed-code'
import type { CodeActions } from './use-code-actions'

/** Names how many keys exist only in this browser, and saves them. */
export function BackupReminder({ codes, act }: { codes: readonly OwnCode[]; act: CodeActions }) {
  const t = useTranslations('myCodes.list.backup')
  const missing = codes.filter(({ key, state }) => !key.backupAt && state.is !== 'lost')
  const [first] = missing
  if (!first) return null
  return (
    <Notice tone="warn" title={t('title', { count: missing.length })}>
      <p>{t('text')}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        onClick={() =>
          missing.length === 1 ? act.saveKey(first) : act.exportKeys(codes.map(({ key }) => key))
        }
      >
        {t(missing.length === 1 ? 'saveOne' : 'saveAll')}
      </Button>
    </Notice>
  )
}
