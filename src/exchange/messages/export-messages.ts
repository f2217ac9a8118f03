import type { Exchange, ExchangeUnit, Note } from '@/desk/formats/exchange'
import { getLocale, type Locale } from '@/i18n/locales'
import { type Catalog, flattenCatalog } from './catalog'
import { prepareMessage } from './prepare-message'

export type Catalogs = {
  english: Catalog
  /** Notes for translators, by the keys of messages. */
  notes: Catalog
  translation: Catalog
}

/** The id of a sentence of a message. */
export const sentenceId = (key: string, path: string): string =>
  path === '' ? key : `${key}:${path}`

/**
 * Lists the messages for translators, with a file per namespace.
 *
 * @param prefix the start of the keys
 */
export function exportMessages(
  { english, notes, translation }: Catalogs,
  target: Locale,
  prefix = '',
): Exchange {
  const hints = flattenCatalog(notes)
  const own = flattenCatalog(translation)
  const files = new Map<string, ExchangeUnit[]>()
  for (const [key, message] of flattenCatalog(english)) {
    if (!key.startsWith(prefix)) continue
    const [namespace = ''] = key.split('.')
    const units = files.get(namespace) ?? []
    files.set(namespace, units)
    const { sentences, sourceHash } = prepareMessage(message, own.get(key), getLocale(target).iso)
    const hint = hints.get(key)
    const about: Note[] = hint ? [{ category: 'description', text: hint }] : []
    for (const { path, ...content } of sentences)
      units.push({
        ...content,
        id: sentenceId(key, path),
        name: key,
        state: content.target ? 'final' : 'initial',
        isOutdated: false,
        isTranslatable: true,
        notes: path === '' ? about : [...about, { category: 'context', text: `Form: ${path}` }],
        sourceHash,
        targetHash: '',
      })
  }
  return {
    source: 'en',
    target,
    files: [...files].map(([namespace, units]) => ({
      original: `messages/${namespace}`,
      title: `Interface: ${namespace}`,
      units,
    })),
  }
}
