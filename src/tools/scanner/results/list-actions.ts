import {
  type ActionName,
  copyAction,
  openTab,
  type Product,
  readerOf,
  type ScanAction,
  saveEvent,
  visitAndCopy,
  writeMailto,
} from '@/qr/content'
import type { FoundCode } from '@/qr/decode'
import { inspectLink } from '@/qr/links'
import { fileName } from '@/tools/shared/file-name'
import { isContent, type OtherUnderstood, type Understood } from './recognize-code'

/** An action whose link has been inspected and whose file has a name. */
export type ResultAction =
  | Exclude<ScanAction, { kind: 'visit' | 'save' }>
  | {
      kind: 'save'
      name: ActionName
      file: string
      mimeType: string
      data: string | Uint8Array<ArrayBuffer>
    }

/**
 * The actions of a result, the main one first.
 *
 * @param locale the reader's; its country decides which maps come first
 */
export function listActions(
  understood: Understood,
  code: FoundCode,
  locale = 'en',
): readonly ResultAction[] {
  const actions = isContent(understood)
    ? readerOf(understood.type).actions(understood, code, locale)
    : listOtherActions(understood, code)
  return actions.flatMap(toResultAction)
}

/** Actions of types that are recognized but cannot be created here. */
function listOtherActions(understood: OtherUnderstood, code: FoundCode): readonly ScanAction[] {
  const { text, bytes } = code
  switch (understood.type) {
    case 'empty':
    // Whoever opens it answers the request of a device that may be somebody else's.
    case 'passkey-request':
      return []
    case 'binary': {
      const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
      const file = { words: ['qr'], extension: 'bin', mimeType: 'application/octet-stream' }
      return [
        { kind: 'save', name: 'saveBytes', ...file, data: bytes.slice() },
        copyAction('copyHex', hex),
      ]
    }
    case 'unplaced-event':
      // A calendar on the web would place it in the reader's zone.
      return [saveEvent(understood.title, code)]
    case 'email-message': {
      const { to, cc, bcc } = understood
      const addresses = [...to, ...cc, ...bcc].join(', ')
      const href = writeMailto(understood)
      return [
        { kind: 'link', name: 'writeEmail', href, isNewTab: false },
        ...(addresses ? [copyAction('copyText', addresses)] : []),
      ]
    }
    case 'hosted':
      return [openTab('openOwn', understood.link), copyAction('copyLink', understood.link)]
    case 'other-network':
      return [
        ...(understood.password ? [copyAction('copyPassword', understood.password)] : []),
        copyAction('copyName', understood.ssid),
      ]
    case 'product':
      return listProductActions(understood)
    case 'gs1': {
      const gtin = understood.elements.find(({ id }) => id === '01')?.value
      return [
        ...(gtin ? [openTab('findProduct', findAtGs1(gtin)), copyAction('copyNumber', gtin)] : []),
        copyAction('copyAll', text),
      ]
    }
    case 'merchant-payment':
    case 'authenticator-export':
    case 'crypto-payment':
    case 'broken-payment':
    case 'easy-connect':
    case 'health-card':
    case 'eu-certificate':
      return [copyAction('copyAll', text)]
    default:
      return visitAndCopy(understood.link)
  }
}

function findAtGs1(gtin: string): string {
  return `https://www.gs1.org/services/verified-by-gs1/results?gtin=${gtin}`
}

function listProductActions({ gtin, isbn, url }: Product): ScanAction[] {
  const search = isbn
    ? openTab('findBook', `https://openlibrary.org/isbn/${isbn}`)
    : openTab('findProduct', findAtGs1(gtin))
  return [
    ...(url ? [{ kind: 'visit', link: url } as const] : []),
    search,
    copyAction('copyNumber', isbn ?? gtin),
  ]
}

function toResultAction(action: ScanAction): ResultAction[] {
  if (action.kind === 'save') {
    const { words, extension, ...rest } = action
    return [{ ...rest, file: fileName(words, extension) }]
  }
  if (action.kind !== 'visit') return [action]
  const { href, kind, severity } = inspectLink(action.link)
  if (!href) return []
  // A link with warnings has a different label.
  const usual = kind === 'app' ? 'openApp' : severity === 'warning' ? 'openAnyway' : 'open'
  const { name = usual } = action
  return [{ kind: 'link', name, href, isNewTab: kind === 'web' || name !== usual }]
}
