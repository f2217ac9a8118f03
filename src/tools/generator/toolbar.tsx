import { useTranslations } from 'next-intl'
import { memo, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { LazyPart } from '@/tools/shared/lazy-part'
import { preloadPart } from '@/tools/shared/use-lazy-part'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'
import { useUnsavedWork } from '@/ui/unsaved-work'
import { useGenerator, useGeneratorActions } from './generator-context'

type CodeDialog = 'recent' | 'share'

const loadRecentCodes = async () => ({
  default: (await import('./recent/recent-codes-dialog')).RecentCodesDialog,
})
const loadShare = async () => ({ default: (await import('./recent/share-dialog')).ShareDialog })

/** Actions on the whole code: undo, redo, add to the recent codes, open a recent code, share. */
export const Toolbar = memo(function Toolbar({
  canUndo,
  canRedo,
}: {
  canUndo: boolean
  canRedo: boolean
}) {
  const t = useTranslations('generator.tools')
  const locale = useLocale()
  const preloadDialogs = () => {
    for (const load of [loadRecentCodes, loadShare]) preloadPart(load, paths.editorMessages(locale))
  }
  const { undo, redo, storeRecent, isFinished } = useGeneratorActions()
  const [dialog, setDialog] = useState<CodeDialog | null>(null)
  const [opened, setOpened] = useState<readonly CodeDialog[]>([])
  useUnsavedWork(dialog !== null)
  const openDialog = (which: CodeDialog) => {
    if (which === 'share' && !isFinished()) return
    setOpened([...opened, which])
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
      <CodeDialogs opened={opened} dialog={dialog} onClose={() => setDialog(null)} />
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

/** The dialogs of the toolbar, each loaded when it is first opened. */
function CodeDialogs({
  opened,
  dialog,
  onClose,
}: {
  opened: readonly CodeDialog[]
  dialog: CodeDialog | null
  onClose: () => void
}) {
  const { draft, design, linked, onExported } = useGenerator()
  return (
    <>
      {opened.includes('recent') && (
        <LazyPart
          load={loadRecentCodes}
          messages={paths.editorMessages}
          open={dialog === 'recent'}
          onClose={onClose}
          onOpen={linked.open}
        />
      )}
      {opened.includes('share') && (
        <LazyPart
          load={loadShare}
          messages={paths.editorMessages}
          open={dialog === 'share'}
          {...{ onClose, draft, design, onExported }}
        />
      )}
    </>
  )
}
