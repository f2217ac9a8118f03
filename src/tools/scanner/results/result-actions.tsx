import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import type { ActionName } from '@/qr/content'
import { useCopyText } from '@/tools/shared/content/use-copy-text'
import { saveFile } from '@/tools/shared/save-file'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'
import type { ResultAction } from './list-actions'

const kindIcon: Record<ResultAction['kind'], IconName> = {
  link: 'external-link',
  copy: 'copy',
  save: 'download',
  share: 'share-2',
}
const nameIcons: Partial<Record<ActionName, IconName>> = {
  call: 'phone',
  callAnyway: 'phone',
  sendSms: 'message-square-text',
  sendSmsAnyway: 'message-square-text',
  writeEmail: 'mail',
  saveContact: 'user-plus',
  saveEvent: 'calendar-plus',
  openStreetMap: 'map-pin',
  googleMaps: 'map-pin',
  appleMaps: 'map-pin',
  findBook: 'book-open',
  findProduct: 'search',
}

/** Buttons for the actions of a result. */
export function ResultActions({ actions }: { actions: readonly ResultAction[] }) {
  const canShare = useCanShareText()
  const shown = actions.filter(({ kind }) => kind !== 'share' || canShare)
  if (shown.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {shown.map((action, index) => (
        <ActionButton key={action.name} action={action} isMain={index === 0} />
      ))}
    </div>
  )
}

function ActionButton({ action, isMain }: { action: ResultAction; isMain: boolean }) {
  const t = useTranslations('scanner.results')
  const copyText = useCopyText()
  const icon = nameIcons[action.name] ?? kindIcon[action.kind]
  const variant = isMain && !action.name.endsWith('Anyway') ? 'primary' : 'secondary'
  const content = (
    <>
      <Icon name={icon} />
      {t(`actions.${action.name}`)}
    </>
  )
  if (action.kind === 'link') {
    const tab = action.isNewTab && { target: '_blank', rel: 'noopener noreferrer' }
    return (
      <a {...tab} href={action.href} className={buttonStyle({ variant, size: 'sm' })}>
        {content}
        {action.isNewTab && <span className="sr-only">{t('newTab')}</span>}
      </a>
    )
  }
  const act = () => {
    if (action.kind === 'copy') void copyText(action.text)
    else if (action.kind === 'save') saveFile(action.data, action.mimeType, action.file)
    // Rejected when the dialog is closed without a choice.
    else navigator.share({ text: action.text }).catch(() => {})
  }
  return (
    <Button variant={variant} size="sm" onClick={act}>
      {content}
    </Button>
  )
}

const neverChanges = () => () => {}

function useCanShareText(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === 'function',
    () => false,
  )
}
