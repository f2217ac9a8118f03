import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { EditKeyList } from '@/codes'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '../confirm-dialog'
import { ResourceView } from '../resource-view'
import { SettingsSection } from '../settings-section'
import type { Resource } from '../use-resource'
import { useSend } from '../use-send'

/** The codes that can be changed without a key of the workspace, and the action that ends this. */
export function EditKeys({ resource }: { resource: Resource<EditKeyList> }) {
  const t = useTranslations('workspace.settings.keys.editKeys')
  const [isConfirming, setConfirming] = useState(false)
  const [note, setNote] = useState<string>()
  const { send, isBusy, fault, setFault } = useSend()
  const close = () => {
    setConfirming(false)
    setFault(undefined)
  }
  const end = async () => {
    const ended = await send('DELETE /workspace/edit-keys')
    if (!ended) return
    close()
    setNote(t('ended', { count: ended.body.codes }))
    await resource.reload()
  }
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {note}
      </p>
      <ResourceView resource={resource}>
        {({ total, codes }) => (
          <>
            <p className="text-sm">{t('count', { count: total })}</p>
            {total > 0 && (
              <>
                <ul aria-label={t('title')} className="list-disc ps-5 text-ink-soft text-sm">
                  {codes.map(({ slug, name, key }) => (
                    <li key={slug} className="wrap-anywhere">
                      {key
                        ? t('from', { code: name || slug.toUpperCase(), key: key.name })
                        : name || slug.toUpperCase()}
                    </li>
                  ))}
                </ul>
                <Button
                  variant="secondary"
                  className="self-start"
                  onClick={() => setConfirming(true)}
                >
                  {t('end')}
                </Button>
              </>
            )}
            <ConfirmDialog
              open={isConfirming}
              title={t('confirm.title', { count: total })}
              text={t('confirm.text')}
              confirmLabel={t('confirm.submit')}
              isBusy={isBusy}
              fault={fault}
              onConfirm={() => void end()}
              onClose={close}
            />
          </>
        )}
      </ResourceView>
    </SettingsSection>
  )
}
