import { useTranslations } from 'next-intl'
import { memo, Suspense, use, useState } from 'react'
import { EditorMessages } from '@/tools/shared/editor-messages'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'
import { useUnsavedWork } from '@/ui/unsaved-work'
import { useGenerator, useGeneratorActions } from './generator-context'

type CodeDialog = 'recent' | 'share'

const importDialogs = () =>
  Promise.all([
    import('./recent/recent-codes-dialog').then((module) => module.RecentCodesDialog),
    import('./recent/share-dialog').then((module) => module.ShareDialog),
  ])

let loading: ReturnType<typeof importDialogs> | undefined

/** Retried after a failure. */
function loadDialogs(): ReturnType<typeof importDialogs> {
  if (!loading) {
    loading = importDialogs()
    loading.catch(() => {
      loading = undefined
    })
  }
  return loading
}

function preloadDialogs(): void {
  // A failure is shown when a dialog is opened.
  loadDialogs().catch(() => {})
}

/** Actions on the whole code: undo, redo, add to the recent codes, open a recent code, share. */
export const Toolbar = memo(function Toolbar({
  canUndo,
  canRedo,
}: {
  canUndo: boolean
  canRedo: boolean
}) {
  const t = useTranslations('generator.tools')
  const { undo, redo, storeRecent, isFinished } = useGeneratorActions()
  const [dialog, setDialog] = useState<CodeDialog | null>(null)
  const [hadDialog, setHadDialog] = useState(false)
  useUnsavedWork(dialog !== null)
  const openDialog = (which: CodeDialog) => {
    if (which === 'share' && !isFinished()) return
    setHadDialog(true)
    setDialog(which)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only a sign to load ahead */}
      <div
        className="-mx-2.5 flex max-[24rem]:*:w-9"
        onPointerEnter={preloadDialogs}
        onFocus={preloadDialogs}
      >
        <Tool icon="undo-2" label={t('undo')} isOff={!canUndo} onPress={undo} />
        <Tool icon="redo-2" label={t('redo')} isOff={!canRedo} onPress={redo} />
        <span className="flex-1" />
        <Tool icon="bookmark" label={t('keep')} onPress={storeRecent} />
        <Tool icon="history" label={t('recent')} onPress={() => openDialog('recent')} />
        <Tool icon="link" label={t('share')} onPress={() => openDialog('share')} />
      </div>
      {hadDialog && (
        <LoadBoundary>
          <Suspense>
            <EditorMessages>
              <CodeDialogs opened={dialog} onClose={() => setDialog(null)} />
            </EditorMessages>
          </Suspense>
        </LoadBoundary>
      )}
    </>
  )
})

function Tool({
  icon,
  label,
  isOff = false,
  onPress,
}: {
  icon: IconName
  label: string
  isOff?: boolean
  onPress: () => void
}) {
  return (
    // Not `disabled`: a disabled button would lose the focus with the last undo.
    <Button
      variant="quiet"
      square
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      <Icon name={icon} />
    </Button>
  )
}

/** The dialogs of the toolbar, loaded with the first one. */
function CodeDialogs({ opened, onClose }: { opened: CodeDialog | null; onClose: () => void }) {
  const { draft, design, linked, onExported } = useGenerator()
  const [RecentCodesDialog, ShareDialog] = use(loadDialogs())
  return (
    <>
      <RecentCodesDialog open={opened === 'recent'} onClose={onClose} onOpen={linked.open} />
      <ShareDialog open={opened === 'share'} {...{ onClose, draft, design, onExported }} />
    </>
  )
}
