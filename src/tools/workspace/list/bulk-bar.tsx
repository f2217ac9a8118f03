import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Icon } from '@/ui/icon/icon'
import { Menu } from '@/ui/menu'
import { MenuItem } from '@/ui/menu-item'
import { menuButtonStyle } from '../menu-button-style'
import { useWorkspace } from '../workspace-session'
import type { BulkDialog } from './bulk-dialogs'
import type { BulkProgress, useBulk } from './use-bulk'
import type { Selection, useSelection } from './use-selection'
import type { useWorkspaceCodes } from './use-workspace-codes'

type BulkBarProps = {
  list: ReturnType<typeof useWorkspaceCodes>
  selecting: ReturnType<typeof useSelection>
  bulk: ReturnType<typeof useBulk>
  onDialog: (kind: BulkDialog['kind'], selection: Selection) => void
}

/** The number of codes, the selection and what can be done with it; progress while it is done. */
export function BulkBar(props: BulkBarProps) {
  const t = useTranslations('workspace.bulk')
  const found = useTranslations('workspace.list')
  const { list, selecting, bulk } = props
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
      {count > 0 && <BulkActions {...props} />}
    </div>
  )
}

function BulkActions({ selecting, bulk, onDialog }: BulkBarProps) {
  const t = useTranslations('workspace.bulk')
  const { canEdit, isOwner } = useWorkspace()
  const { selection } = selecting
  const run = (action: SimpleAction) => () => void bulk.change({ action }, selection)
  return (
    <div className="flex flex-wrap gap-2">
      {canEdit && (
        <>
          <Button variant="secondary" size="sm" onClick={() => onDialog('tag', selection)}>
            <Icon name="tag" />
            {t('actions.tag')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => onDialog('move', selection)}>
            <Icon name="folder-input" />
            {t('actions.move')}
          </Button>
          <Menu
            group="workspace"
            label={t('actions.more')}
            labelClassName={menuButtonStyle('sm')}
            panelClassName="start-0 top-full mt-1 w-60"
          >
            <MenuItem icon={<Icon name="pause" />} onClick={run('pause')}>
              {t('actions.pause')}
            </MenuItem>
            <MenuItem icon={<Icon name="play" />} onClick={run('resume')}>
              {t('actions.resume')}
            </MenuItem>
            <MenuItem icon={<Icon name="archive" />} onClick={run('archive')}>
              {t('actions.archive')}
            </MenuItem>
            <MenuItem icon={<Icon name="archive-restore" />} onClick={run('unarchive')}>
              {t('actions.unarchive')}
            </MenuItem>
            <MenuItem icon={<Icon name="trash-2" />} onClick={() => onDialog('delete', selection)}>
              {t('actions.delete')}
            </MenuItem>
            <MenuItem icon={<Icon name="undo-2" />} onClick={run('restore')}>
              {t('actions.restore')}
            </MenuItem>
            {isOwner && (
              <MenuItem
                icon={<Icon name="log-out" />}
                onClick={() => onDialog('remove', selection)}
              >
                {t('actions.remove')}
              </MenuItem>
            )}
          </Menu>
        </>
      )}
      <Menu
        group="workspace"
        label={
          <>
            <Icon name="download" />
            {t('actions.export')}
          </>
        }
        labelClassName={menuButtonStyle('sm')}
        panelClassName="start-0 top-full mt-1 w-60"
      >
        <MenuItem
          icon={<Icon name="download" />}
          onClick={() => void bulk.exportCodes('csv', selection)}
        >
          {t('actions.csv')}
        </MenuItem>
        <MenuItem
          icon={<Icon name="download" />}
          onClick={() => void bulk.exportCodes('json', selection)}
        >
          {t('actions.json')}
        </MenuItem>
      </Menu>
      <Button variant="quiet" size="sm" onClick={selecting.clear}>
        {t('clear')}
      </Button>
    </div>
  )
}

type SimpleAction = 'pause' | 'resume' | 'archive' | 'unarchive' | 'restore'

function RunningBar({
  progress: { step, done, total },
  onCancel,
}: {
  progress: BulkProgress
  onCancel: () => void
}) {
  const t = useTranslations('workspace.bulk')
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
        {t('cancel')}
      </Button>
    </div>
  )
}
