import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'
import type { CodeDialog } from './code-dialogs'

/** Actions on the whole code: undo, redo, add to the recent codes, open a recent code, share. */
export const Toolbar = memo(function Toolbar({
  canUndo,
  canRedo,
  onUndo,
  onRedo,
  onKeep,
  onOpen,
  onApproach,
}: {
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  onKeep: () => void
  onOpen: (dialog: CodeDialog) => void
  /** Called when a dialog may be opened next, to preload it. */
  onApproach: () => void
}) {
  const t = useTranslations('generator.tools')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only a sign to load ahead
    <div
      className="-mx-2.5 flex max-[24rem]:*:w-9"
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <Tool icon="undo-2" label={t('undo')} isOff={!canUndo} onPress={onUndo} />
      <Tool icon="redo-2" label={t('redo')} isOff={!canRedo} onPress={onRedo} />
      <span className="flex-1" />
      <Tool icon="bookmark" label={t('keep')} onPress={onKeep} />
      <Tool icon="history" label={t('recent')} onPress={() => onOpen('recent')} />
      <Tool icon="link" label={t('share')} onPress={() => onOpen('share')} />
    </div>
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
