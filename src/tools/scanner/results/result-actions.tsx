import {
  BookOpen,
  CalendarPlus,
  Copy,
  Download,
  ExternalLink,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquareText,
  Phone,
  Search,
  Share2,
  UserPlus,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import type { ActionName } from '@/qr/content'
import { useCopyText } from '@/tools/shared/content/use-copy-text'
import { saveFile } from '@/tools/shared/save-file'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import type { ResultAction } from './list-actions'

const kindIcon: Record<ResultAction['kind'], LucideIcon> = {
  link: ExternalLink,
  copy: Copy,
  save: Download,
  share: Share2,
}
const nameIcons: Partial<Record<ActionName, LucideIcon>> = {
  call: Phone,
  callAnyway: Phone,
  sendSms: MessageSquareText,
  sendSmsAnyway: MessageSquareText,
  writeEmail: Mail,
  saveContact: UserPlus,
  saveEvent: CalendarPlus,
  openStreetMap: MapPin,
  googleMaps: MapPin,
  appleMaps: MapPin,
  findBook: BookOpen,
  findProduct: Search,
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
  const Icon = nameIcons[action.name] ?? kindIcon[action.kind]
  const variant = isMain && !action.name.endsWith('Anyway') ? 'primary' : 'secondary'
  const content = (
    <>
      <Icon aria-hidden="true" />
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
