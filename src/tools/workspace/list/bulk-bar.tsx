import { useTranslations } from 'next-intl'
import { stateIcons } from '@/tools/shared/code-list/code-list-source'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Icon } from '@/ui/icon/icon'
import { Menu } from '@/ui/menu'
import { MenuItem } from '@/ui/menu-item'
import { menuButtonStyle } from '../menu-button-style'
import { useWorkspace } from '../workspace-session'
import { useWorkspaceDesk } from './desk'
import { stateActions } from './plan-undo'
import type { BulkProgress } from './use-bulk'

/** The number of codes, the selection and what can be done with it; progress while it is done. */
export function BulkBar() {
  const t = useTranslations('workspace.bulk')
  const found = useTranslations('codeList')
  const { list, selecting, bulk } = useWorkspaceDesk()
  const { codes, isAll } = selecting.selection
  const count = isAll ? list.total : codes.size
  const isEveryLoaded = list.codes.length > 0 && list.codes.every(selecting.isSelected)
  if (bulk.progress) return <RunningBar progress={bulk.progress} onCancel={bulk.cancel} />
  if (list.codes.length === 0) return null
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-y bg-paper px-1.5 py-2">
      <Checkbox
        aria-label={t('selectShown')}
        label={count > 0 ? t('selected', { count }) : found('found', { count: list.total })}
        checked={isEveryLoaded}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isEveryLoaded
        }}
        onChange={() => (isEveryLoaded ? selecting.clear() : selecting.selectLoaded())}
      />
      <p role="status" className="sr-only">
        {count > 0 && t('selected', { count })}
      </p>
      {isEveryLoaded && !isAll && list.total > list.codes.length && (
        <Button variant="quiet" size="sm" onClick={selecting.selectAll}>
          {t('selectAll', { count: list.total })}
        </Button>
      )}
      {count > 0 && <BulkActions />}
    </div>
  )
}

function BulkActions() {
  const t = useTranslations('workspace.bulk')
  const actions = useTranslations('codeList.actions')
  const { selecting, bulk, setDialog } = useWorkspaceDesk()
  const { canEdit, isOwner } = useWorkspace()
  const { selection } = selecting
  return (
    <div className="flex flex-wrap gap-2">
      {canEdit && (
        <>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => setDialog({ kind: 'tag', selection })}
          >
            <Icon name="tag" />
            {actions('tag')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => setDialog({ kind: 'move', selection })}
          >
            <Icon name="folder-input" />
            {actions('move')}
          </Button>
          <Menu
            group="codes"
            label={actions('more')}
            labelClassName={menuButtonStyle('sm')}
            panelClassName="start-0 top-full mt-1 w-60"
          >
            {stateActions.map((action) => (
              <MenuItem
                key={action}
                icon={<Icon name={stateIcons[action]} />}
                onClick={() =>
                  action === 'delete'
                    ? setDialog({ kind: action, selection })
                    : void bulk.change({ action }, selection)
                }
              >
                {actions(action)}
              </MenuItem>
            ))}
            {isOwner && (
              <MenuItem
                icon={<Icon name="log-out" />}
                onClick={() => setDialog({ kind: 'remove', selection })}
              >
                {actions('remove')}
              </MenuItem>
            )}
          </Menu>
        </>
      )}
      <Menu
        group="codes"
        label={
          <>
            <Icon name="download" />
            {actions('export')}
          </>
        }
        labelClassName={menuButtonStyle('sm')}
        panelClassName="start-0 top-full mt-1 w-60"
      >
        {(['csv', 'json'] as const).map((format) => (
          <MenuItem
            key={format}
            icon={<Icon name="download" />}
            onClick={() => void bulk.exportCodes(format, selection)}
          >
            {actions(format)}
          </MenuItem>
        ))}
      </Menu>
      <Button variant="quiet" size="sm" onClick={selecting.clear}>
        {t('clear')}
      </Button>
    </div>
  )
}

function RunningBar({
  progress: { step, done, total },
  onCancel,
}: {
  progress: BulkProgress
  onCancel: () => void
}) {
  const t = useTranslations('workspace.bulk')
  const cancel = useTranslations('dialogs')('cancel')
  const label = t(step, { done, total })
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-4 border-line border-y bg-paper py-2">
      <progress
        aria-label={label}
        value={done}
        max={Math.max(1, total)}
        className="h-2 min-w-32 flex-1 accent-accent"
      />
      <p role="status" className="text-sm">
        {label}
      </p>
      <Button variant="secondary" size="sm" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  )
}
