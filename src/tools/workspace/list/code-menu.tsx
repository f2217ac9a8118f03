import { useTranslations } from 'next-intl'
import type { ListedCode } from '@/codes'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { buttonStyle } from '@/ui/button-style'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'
import { Menu } from '@/ui/menu'
import { MenuItem, menuItemStyle } from '@/ui/menu-item'
import { useWorkspace } from '../workspace-session'
import type { BulkDialog } from './bulk-dialogs'
import type { BulkChange, StateAction } from './plan-undo'

export type CodeItemActions = {
  onChange: (change: BulkChange, code: ListedCode) => void
  onDialog: (kind: BulkDialog['kind']) => void
}

const icons: Record<StateAction, IconName> = {
  pause: 'pause',
  resume: 'play',
  archive: 'archive',
  unarchive: 'archive-restore',
  delete: 'trash-2',
  restore: 'undo-2',
}

/** The state actions that are possible for a code; deletion has a confirmation. */
function listActions({ status, archivedAt }: ListedCode): StateAction[] {
  if (status === 'deleted') return ['restore']
  return [
    ...(status === 'active' ? (['pause'] as const) : []),
    ...(status === 'paused' ? (['resume'] as const) : []),
    archivedAt === null ? 'archive' : 'unarchive',
  ]
}

/** The actions on one code. */
export function CodeMenu({
  code,
  name,
  onChange,
  onDialog,
}: CodeItemActions & { code: ListedCode; name: string }) {
  const t = useTranslations('workspace.list')
  const actions = useTranslations('workspace.bulk.actions')
  const { canEdit, workspace } = useWorkspace()
  const isThere = code.status !== 'deleted'
  return (
    <div className="shrink-0">
      <Menu
        group="workspace"
        label={
          <>
            <Icon name="ellipsis" />
            <span className="sr-only">{t('moreActions', { name })}</span>
          </>
        }
        labelClassName={`${buttonStyle({ variant: 'quiet', square: true })} cursor-pointer`}
        panelClassName="end-0 top-full mt-1 w-60"
      >
        {isThere && canEdit && (
          <Link href={paths.workspaceCode(code.slug, workspace.id)} className={menuItemStyle}>
            <Icon name="pencil" />
            {t('edit')}
          </Link>
        )}
        {isThere && (
          <Link
            href={paths.workspaceCodeStatistics(code.slug, workspace.id)}
            className={menuItemStyle}
          >
            <Icon name="chart-no-axes-column" />
            {t('statistics')}
          </Link>
        )}
        <Link href={paths.workspaceCodeChanges(code.slug)} className={menuItemStyle}>
          <Icon name="history" />
          {t('changes')}
        </Link>
        {canEdit && isThere && (
          <>
            <MenuItem icon={<Icon name="tag" />} onClick={() => onDialog('tag')}>
              {actions('tag')}
            </MenuItem>
            <MenuItem icon={<Icon name="folder-input" />} onClick={() => onDialog('move')}>
              {actions('move')}
            </MenuItem>
          </>
        )}
        {canEdit &&
          listActions(code).map((action) => {
            return (
              <MenuItem
                key={action}
                icon={<Icon name={icons[action]} />}
                onClick={() => onChange({ action }, code)}
              >
                {actions(action)}
              </MenuItem>
            )
          })}
        {canEdit && isThere && (
          <MenuItem icon={<Icon name="trash-2" />} onClick={() => onDialog('delete')}>
            {actions('delete')}
          </MenuItem>
        )}
      </Menu>
    </div>
  )
}
