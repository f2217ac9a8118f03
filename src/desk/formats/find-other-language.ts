import { type DeskLocale, isLanguage, languageCodes } from '../languages'
import type { ReadExchange } from './exchange'
import { plainText } from './inline'

/** Letters that a text needs before its language is certain enough; words of Han and kana are shorter. */
const minLetters = { alphabet: 40, han: 16 } as const
/** Of the scores of two languages; related ones are closer in short texts with names. */
const margin = 0.05
/** More of a text does not change the result. */
const examined = 1_000

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const han = /\p{Script=Han}/u
/** Parts of a text that belong to no language: placeholders, addresses, abbreviations such as MP4. */
const foreign = /\{\{[^{}]{0,100}\}\}|https?:\S+|\b[A-Z\d]{2,}\b/g

export type LanguageFinder = (text: string, expected: DeskLocale) => DeskLocale | undefined

/** Loads the detector: it returns the language of a text if that is clearly another than expected. */
export async function loadLanguageFinder(): Promise<LanguageFinder> {
  const { eld } = await import('eld/small')
  eld.setLanguageSubset([...languageCodes()])
  return (text, expected) => {
    const words = text.slice(0, examined).replaceAll(foreign, ' ')
    const needed = han.test(words) || kana.test(words) ? minLetters.han : minLetters.alphabet
    if ((words.match(/\p{L}/gu)?.length ?? 0) < needed) return undefined
    // Names in Latin letters say nothing about the text around them.
    if (expected === 'ja' && kana.test(words)) return undefined
    if (expected === 'zh' && han.test(words) && !kana.test(words)) return undefined
    const result = eld.detect(words)
    const { language } = result
    if (!isLanguage(language) || language === expected || !result.isReliable()) return undefined
    const scores = result.getScores()
    return (scores[language] ?? 0) - (scores[expected] ?? 0) >= margin ? language : undefined
  }
}

/** Adds to each translation of a file the language in which it is, if that is another one. */
export function findOtherLanguages({ target, files }: ReadExchange, find: LanguageFinder): void {
  for (const { units } of files)
    for (const unit of units) {
      const language = unit.target ? find(plainText(unit.target), target) : undefined
      if (language) unit.otherLanguage = language
    }
}
