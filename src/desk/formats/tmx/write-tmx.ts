import { defaultLocale, getLocale, isLocale, type Locale } from '@/i18n/locales'
import { escapeXmlText, xmlElement } from '../xml/write-xml'

/** An English text with its translations. */
export type MemoryUnit = { source: string; targets: Partial<Record<Locale, string>> }

const header = {
  creationtool: 'Quietzone',
  creationtoolversion: '1',
  segtype: 'paragraph',
  'o-tmf': 'Quietzone',
  adminlang: getLocale(defaultLocale).iso,
  srclang: getLocale(defaultLocale).iso,
  datatype: 'plaintext',
}

/** Writes a TMX 1.4 document piece by piece. */
export async function* writeTmx(
  units: AsyncIterable<MemoryUnit> | Iterable<MemoryUnit>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">\n${xmlElement('header', header)}\n<body>\n`
  for await (const { source, targets } of units) {
    const translations = Object.entries(targets).filter(([locale]) => isLocale(locale))
    const texts = [[defaultLocale, source], ...translations] as [Locale, string][]
    yield `${xmlElement('tu', {}, texts.map(writeText).join(''))}\n`
  }
  yield '</body>\n</tmx>\n'
}

const writeText = ([locale, text]: [Locale, string]) =>
  xmlElement(
    'tuv',
    { 'xml:lang': getLocale(locale).iso },
    xmlElement('seg', {}, escapeXmlText(text)),
  )
