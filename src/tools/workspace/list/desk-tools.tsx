import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Icon } from '@/ui/icon/icon'
import { Skeleton } from '@/ui/skeleton'
import type { AddProps } from '../add/add-props'
import { useWorkspace } from '../workspace-session'
import { useWorkspaceDesk } from './desk'

const CreateCodeForm = lazy(async () => ({
  default: (await import('../add/create-code-form')).CreateCodeForm,
}))
const MoveCodesForm = lazy(async () => ({
  default: (await import('../add/move-codes-form')).MoveCodesForm,
}))
const ImportCodes = lazy(async () => {
  const [{ ImportCodes: Import }, { importLimits }] = await Promise.all([
    import('../import/import-codes'),
    import('@/codes/import/read-link-table'),
  ])
  return { default: (props: AddProps) => <Import {...props} limits={importLimits} /> }
})
const FolderList = lazy(async () => ({ default: (await import('./folder-list')).FolderList }))

const tools = ['create', 'move', 'import', 'folders'] as const
type Tool = (typeof tools)[number]

const icons = {
  create: 'plus',
  move: 'folder-input',
  import: 'file-up',
  folders: 'folder-closed',
} as const

/** The ways to add codes to the workspace, and its folders; nothing for viewers. */
export function DeskTools() {
  const t = useTranslations('workspace.tools')
  const closeLabel = useTranslations('dialogs')('close')
  const { canEdit } = useWorkspace()
  const { showAdded } = useWorkspaceDesk()
  const [open, setOpen] = useState<Tool>()
  const close = () => setOpen(undefined)
  const onAdded: AddProps['onAdded'] = (note, { stay } = { stay: false }) => {
    if (!stay) close()
    void showAdded(note)
  }
  if (!canEdit) return null
  return (
    <div className="flex flex-wrap gap-2">
      {tools.map((tool) => {
        return (
          <Button
            key={tool}
            variant={tool === 'create' ? 'primary' : 'secondary'}
            onClick={() => setOpen(tool)}
          >
            <Icon name={icons[tool]} />
            {t(tool)}
          </Button>
        )
      })}
      <Dialog
        open={open !== undefined}
        onClose={close}
        title={open ? t(`titles.${open}`) : ''}
        closeLabel={closeLabel}
        className={open === 'import' ? 'w-[min(56rem,calc(100vw-2rem))]!' : ''}
      >
        {open && (
          <LoadBoundary>
            <Suspense fallback={<Skeleton className="h-48 w-full" />}>
              {open === 'create' && <CreateCodeForm onAdded={onAdded} />}
              {open === 'move' && <MoveCodesForm onAdded={onAdded} />}
              {open === 'import' && <ImportCodes onAdded={onAdded} />}
              {open === 'folders' && <FolderList />}
            </Suspense>
          </LoadBoundary>
        )}
      </Dialog>
    </div>
  )
}
