import { type Content, type ContentDraft, encodeContent } from './content'

/** Actions on the result of a scan; message keys under `scanner.results.actions`. */
export const actionNames = [
  'open',
  'openAnyway',
  'openApp',
  'openOwn',
  'call',
  'callAnyway',
  'sendSms',
  'sendSmsAnyway',
  'writeEmail',
  'openWhatsapp',
  'openLine',
  'openZalo',
  'visitWebsite',
  'saveContact',
  'saveEvent',
  'googleCalendar',
  'googleCalendarFirst',
  'outlookCalendar',
  'outlookCalendarFirst',
  'openStreetMap',
  'googleMaps',
  'appleMaps',
  'amap',
  'baiduMaps',
  'findBook',
  'findProduct',
  'copyLink',
  'copyText',
  'copyPassword',
  'copyName',
  'copyNumber',
  'copyCoordinates',
  'copySecret',
  'copyAll',
  'copyHex',
  'saveBytes',
  'share',
] as const
export type ActionName = (typeof actionNames)[number]

/** An action that only a click performs. */
export type ScanAction =
  | { kind: 'link'; name: ActionName; href: string; isNewTab: boolean }
  /** A link that is inspected first; by default, its label depends on the findings. */
  | { kind: 'visit'; name?: ActionName; link: string }
  | { kind: 'copy'; name: ActionName; text: string }
  /** `words` name the file. */
  | {
      kind: 'save'
      name: ActionName
      words: readonly string[]
      extension: string
      mimeType: string
      data: string | Uint8Array<ArrayBuffer>
    }
  | { kind: 'share'; name: 'share'; text: string }

/** Opens the text that a content is encoded as; no action if the content is invalid. */
export function openEncoded(
  name: ActionName,
  content: ContentDraft | Content,
  isNewTab = false,
): ScanAction[] {
  const encoded = encodeContent(content)
  return encoded.ok ? [{ name, kind: 'link', href: encoded.text, isNewTab }] : []
}

export function openTab(name: ActionName, href: string): ScanAction {
  return { name, kind: 'link', href, isNewTab: true }
}

export function visitAndCopy(link: string): ScanAction[] {
  return [{ kind: 'visit', link }, copyAction('copyLink', link)]
}

export function call(phone: string): ScanAction[] {
  return phone ? openEncoded('call', { type: 'phone', phone }) : []
}

export function copyAction(name: ActionName, text: string): ScanAction {
  return { name, kind: 'copy', text }
}
