import { type Locale, localeCodes } from '@/i18n/locales'
import type { CodeDocument } from './code-document'

/** What visitors of a hosted page tap, as far as it is counted. */
export const tapKinds = ['button', 'download', 'contact', 'event', 'call', 'email'] as const
export type TapKind = (typeof tapKinds)[number]

/** A tap with the name that the owner knows; '' for what a page has once. */
export type NamedTap = { kind: TapKind; name: string }
export type TapCount = NamedTap & { taps: number }

/** The element of a page that was tapped. */
export type TapTarget =
  | { kind: 'button'; locale: Locale; index: number }
  | { kind: 'download'; fileId: string }
  | { kind: Exclude<TapKind, 'button' | 'download'> }

/** Maximum length of a written target. */
export const tapTargetMaxLength = 60

const pattern = new RegExp(
  `^(?:button:(${localeCodes.join('|')}):(\\d{1,2})|download:([\\da-f-]{36})|(contact|event|call|email))$`,
)

/** Writes a target as text, such as `button:en:0`. */
export function writeTapTarget(target: TapTarget): string {
  if (target.kind === 'button') return `button:${target.locale}:${target.index}`
  return target.kind === 'download' ? `download:${target.fileId}` : target.kind
}

/** Reads the output of `writeTapTarget`. */
export function readTapTarget(text: string): TapTarget | undefined {
  const [matched, locale, index, fileId, kind] = pattern.exec(text) ?? []
  if (!matched) return undefined
  if (locale) return { kind: 'button', locale: locale as Locale, index: Number(index) }
  return fileId ? { kind: 'download', fileId } : ({ kind } as TapTarget)
}

/** Names a target by the current content of a page; undefined if the page has no such element. */
export function nameTap(
  { type, languages }: CodeDocument,
  files: readonly { id: string; name: string }[],
  target: TapTarget,
): NamedTap | undefined {
  const { kind } = target
  if (kind === 'button') {
    const button = languages[target.locale]?.buttons[target.index]
    return button && { kind, name: button.label.trim() || button.url.slice(0, 300) }
  }
  if (kind === 'download') {
    const file = files.find(({ id }) => id === target.fileId)
    return file && { kind, name: file.name.slice(0, 300) }
  }
  return type === typeOf[kind] ? { kind, name: '' } : undefined
}

const typeOf = { contact: 'vcard', event: 'event', call: 'vcard', email: 'vcard' } as const
