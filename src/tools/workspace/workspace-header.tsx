import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { ConfirmDialog } from '@/tools/shared/confirm-dialog'
import {
  chooseWorkspace,
  removeWorkspaceKey,
  type StoredWorkspaceKey,
} from '@/tools/shared/workspaces/workspace-keys'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Menu } from '@/ui/menu'
import { MenuItem } from '@/ui/menu-item'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { SaveWorkspaceKeyDialog } from './key-reminder'
import { menuButtonStyle } from './menu-button-style'

export const workspacePages = ['codes', 'changes', 'statistics', 'settings'] as const
export type WorkspacePage = (typeof workspacePages)[number]

const addresses: Record<WorkspacePage, string> = {
  codes: paths.workspace,
  changes: paths.workspaceChanges,
  statistics: paths.workspaceStatistics,
  settings: paths.workspaceSettings,
}

/** The name of the workspace or the choice among several, and the links to its pages. */
export function WorkspaceHeader({
  page,
  keys,
  chosen,
  onAdd,
}: {
  page: WorkspacePage
  keys: readonly StoredWorkspaceKey[]
  chosen: StoredWorkspaceKey
  onAdd: () => void
}) {
  const t = useTranslations('workspace.frame')
  const shared = useTranslations('dialogs.keys')
  const [dialog, setDialog] = useState<'save' | 'forget'>()
  const close = () => setDialog(undefined)
  const nameOf = ({ name }: StoredWorkspaceKey) => name || t('unnamed')
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {keys.length > 1 ? (
          <Select
            aria-label={t('choose')}
            value={chosen.id}
            onChange={({ target }) => chooseWorkspace(target.value)}
            options={keys.map((key) => ({ value: key.id, label: nameOf(key) }))}
            className="max-w-80 font-medium"
          />
        ) : (
          <h2 className="wrap-anywhere text-subheading">{nameOf(chosen)}</h2>
        )}
        <span className="rounded-sm border border-line px-2 py-0.5 text-ink-soft text-xs">
          {t(`roles.${chosen.role}`)}
        </span>
        <div className="ms-auto">
          <Menu
            group="codes"
            label={t('more')}
            labelClassName={menuButtonStyle('sm')}
            panelClassName="end-0 top-full mt-1 w-64"
          >
            <MenuItem icon={<Icon name="plus" />} onClick={onAdd}>
              {t('add')}
            </MenuItem>
            <MenuItem icon={<Icon name="key-round" />} onClick={() => setDialog('save')}>
              {t('reminder.save')}
            </MenuItem>
            <MenuItem icon={<Icon name="eye-off" />} onClick={() => setDialog('forget')}>
              {t('forget')}
            </MenuItem>
          </Menu>
        </div>
      </div>
      <nav
        aria-label={t('pages.label')}
        className="flex gap-5 overflow-x-auto border-line border-b px-0.5 [scrollbar-width:none]"
      >
        {workspacePages.map((id) => (
          <Link
            key={id}
            href={addresses[id]}
            aria-current={id === page ? 'page' : undefined}
            className={classNames(
              '-mb-px flex min-h-11 shrink-0 items-center border-b-2 text-sm no-underline focus-visible:-outline-offset-2',
              id === page
                ? 'border-accent font-medium text-ink'
                : 'border-transparent text-ink-soft hover:border-line-strong hover:text-ink',
            )}
          >
            {t(`pages.${id}`)}
          </Link>
        ))}
      </nav>
      <ConfirmDialog
        open={dialog === 'forget'}
        title={shared('remove', { name: nameOf(chosen) })}
        confirmLabel={shared('removeNow')}
        onConfirm={() => {
          close()
          removeWorkspaceKey(chosen.id)
        }}
        onClose={close}
      >
        <p>{t('forgetDialog.text')}</p>
        {!chosen.backupAt && <Notice tone="warn">{t('forgetDialog.noBackup')}</Notice>}
      </ConfirmDialog>
      <SaveWorkspaceKeyDialog stored={chosen} open={dialog === 'save'} onClose={close} />
    </header>
  )
}
