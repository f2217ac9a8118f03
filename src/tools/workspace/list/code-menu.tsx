import {
  Archive,
  ArchiveRestore,
  ChartNoAxesColumn,
  Ellipsis,
  FolderInput,
  History,
  Pause,
  Pencil,
  Play,
  Tag,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ListedCode } from '@/codes'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { buttonStyle } from '@/ui/button-style'
import { Menu } from '@/ui/menu'
import { MenuItem, menuItemStyle } from '@/ui/menu-item'
import { useWorkspace } from '../workspace-session'
import type { BulkDialog } from './bulk-dialogs'
import type { BulkChange, StateAction } from './plan-undo'

export type CodeItemActions = {
  onChange: (change: BulkChange, code: ListedCode) => void
  onDialog: (kind: BulkDialog['kind']) => void
}

const icons: Record<StateAction, typeof Pause> = {
  pause: Pause,
  resume: Play,
  archive: Archive,
  unarchive: ArchiveRestore,
  delete: Trash2,
  restore: Undo2,
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
            <Ellipsis aria-hidden="true" />
            <span className="sr-only">{t('moreActions', { name })}</span>
          </>
        }
        labelClassName={`${buttonStyle({ variant: 'quiet', square: true })} cursor-pointer`}
        panelClassName="end-0 top-full mt-1 w-60"
      >
        {isThere && canEdit && (
          <Link href={paths.workspaceCode(code.slug, workspace.id)} className={menuItemStyle}>
            <Pencil aria-hidden="true" />
            {t('edit')}
          </Link>
        )}
        {isThere && (
          <Link
            href={paths.workspaceCodeStatistics(code.slug, workspace.id)}
            className={menuItemStyle}
          >
            <ChartNoAxesColumn aria-hidden="true" />
            {t('statistics')}
          </Link>
        )}
        <Link href={paths.workspaceCodeChanges(code.slug)} className={menuItemStyle}>
          <History aria-hidden="true" />
          {t('changes')}
        </Link>
        {canEdit && isThere && (
          <>
            <MenuItem icon={<Tag />} onClick={() => onDialog('tag')}>
              {actions('tag')}
            </MenuItem>
            <MenuItem icon={<FolderInput />} onClick={() => onDialog('move')}>
              {actions('move')}
            </MenuItem>
          </>
        )}
        {canEdit &&
          listActions(code).map((action) => {
            const ActionIcon = icons[action]
            return (
              <MenuItem
                key={action}
                icon={<ActionIcon />}
                onClick={() => onChange({ action }, code)}
              >
                {actions(action)}
              </MenuItem>
            )
          })}
        {canEdit && isThere && (
          <MenuItem icon={<Trash2 />} onClick={() => onDialog('delete')}>
            {actions('delete')}
          </MenuItem>
        )}
      </Menu>
    </div>
  )
}
