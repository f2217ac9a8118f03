import { type DeskLocale, isLanguage, languageOf, projectName, sourceLocale } from '../../languages'
import { escapeXmlText, xmlElement } from '../xml/write-xml'

/** An English text with its translations. */
export type MemoryUnit = { source: string; targets: Partial<Record<DeskLocale, string>> }

const header = () => ({
  creationtool: projectName(),
  creationtoolversion: '1',
  segtype: 'paragraph',
  'o-tmf': projectName(),
  adminlang: languageOf(sourceLocale()).iso,
  srclang: languageOf(sourceLocale()).iso,
  datatype: 'plaintext',
})

/** Writes a TMX 1.4 document piece by piece. */
export async function* writeTmx(
  units: AsyncIterable<MemoryUnit> | Iterable<MemoryUnit>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">\n${xmlElement('header', header())}\n<body>\n`
  for await (const { source, targets } of units) {
    const translations = Object.entries(targets).filter(([locale]) => isLanguage(locale))
    const texts = [[sourceLocale(), source], ...translations] as [DeskLocale, string][]
    yield `${xmlElement('tu', {}, texts.map(writeText).join(''))}\n`
  }
  yield '</body>\n</tmx>\n'
}

const writeText = ([locale, text]: [DeskLocale, string]) =>
  xmlElement(
    'tuv',
    { 'xml:lang': languageOf(locale).iso },
    xmlElement('seg', {}, escapeXmlText(text)),
  )
