import { useTranslations } from 'next-intl'
import type { EditKeyList } from '@/codes'
import { ConfirmButton } from '../confirm-button'
import { useChangeNote } from '../resource-list'
import { ResourceView } from '../resource-view'
import { SettingsSection } from '../settings-section'
import type { Resource } from '../use-resource'

/** The codes that can be changed without a key of the workspace, and the action that ends this. */
export function EditKeys({ resource }: { resource: Resource<EditKeyList> }) {
  const t = useTranslations('workspace.settings.keys.editKeys')
  const { note, onChanged } = useChangeNote(resource.reload)
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
                <ConfirmButton
                  label={t('end')}
                  size="md"
                  title={t('confirm.title', { count: total })}
                  text={t('confirm.text')}
                  confirmLabel={t('confirm.submit')}
                  act={(send) => send('DELETE /workspace/edit-keys')}
                  onDone={({ body }) => onChanged(t('ended', { count: body.codes }))}
                />
              </>
            )}
          </>
        )}
      </ResourceView>
    </SettingsSection>
  )
}
