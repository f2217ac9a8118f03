import type { CodeDocument, LanguageVersion } from './code-document'
import type { Rules, TimeWindow } from './rules'

/** An address that a code can lead to, and its position (a JSON pointer into the document). */
export type Target = { pointer: string; url: string }

/**
 * Lists every web address that a code can lead to: its own, and those of rules, buttons and contact
 * cards.
 */
export function listTargets({ type, languages, rules }: CodeDocument): Target[] {
  const ofLanguages = Object.entries(languages).flatMap(([locale, version]) =>
    version ? listOfLanguage(type, version, `/languages/${locale}`) : [],
  )
  return [...ofLanguages, ...(rules ? listOfRules(rules, type) : [])]
}

/** The field of a type that contains a web address. */
const linkFields: Partial<Record<CodeDocument['type'], string>> = { url: 'url', vcard: 'website' }

function listOfLanguage(
  type: CodeDocument['type'],
  { fields, buttons }: LanguageVersion,
  at: string,
): Target[] {
  const name = linkFields[type]
  const link = name === undefined ? undefined : fields[name]
  return [
    ...(typeof link === 'string' && link.trim() !== ''
      ? [{ pointer: `${at}/fields/${name}`, url: link }]
      : []),
    ...buttons.map(({ url }, index) => ({ pointer: `${at}/buttons/${index}/url`, url })),
  ]
}

function listOfRules(
  { windows, byDevice, byLanguage, split, expiry }: Rules,
  type: CodeDocument['type'],
): Target[] {
  const isAddress = ({ url, fileIds }: TimeWindow) =>
    type === 'url' || url.trim() !== '' || !fileIds?.length
  const listed = (name: string, rows: readonly { url: string }[]) =>
    rows.map(({ url }, index) => ({ pointer: `/rules/${name}/${index}/url`, url }))
  return [
    ...windows.flatMap((window, index) =>
      isAddress(window) ? [{ pointer: `/rules/windows/${index}/url`, url: window.url }] : [],
    ),
    ...Object.entries(byDevice).map(([device, url]) => ({
      pointer: `/rules/byDevice/${device}`,
      url,
    })),
    ...listed('byLanguage', byLanguage),
    ...listed('split', split),
    ...(expiry?.fallbackUrl
      ? [{ pointer: '/rules/expiry/fallbackUrl', url: expiry.fallbackUrl }]
      : []),
  ]
}
