import { type CodeValue, codeValues } from '@/cms/placeholders/code-values'
import { conditionNames } from '@/cms/placeholders/conditions'
import { listPlaceholders } from '@/cms/placeholders/fill-text'
import { placeholderNames } from '@/cms/placeholders/placeholder-values'
import { getLocale, type Locale } from '@/i18n/locales'
import { countedNouns, numberWords, smallestModule } from './counted'
import { serverClaims } from './server-claims'

export type TruthFault = {
  rule: 'literal number' | 'server claim' | 'unknown placeholder' | 'wrong limit'
  near: string
}

/** Minimum count; smaller numbers also occur in texts that are not about the product. */
const leastCount = 5

/** Finds claims about the product that are not true, and numbers that can go stale. */
export function findTruthFaults(text: string, locale: Locale): TruthFault[] {
  const sentences = splitSentences(text)
  return [
    ...findServerClaims(text, locale),
    ...sentences.flatMap((sentence) => findLiteralNumbers(sentence, locale)),
    ...sentences.flatMap((sentence) => findWrongModuleSizes(sentence, locale)),
    ...findUnknownPlaceholders(text),
  ]
}

/** Finds wrong claims about the server only, for messages, which receive numbers as arguments. */
export function findServerClaims(text: string, locale: Locale): TruthFault[] {
  const { claim, staticCode } = serverClaims[locale]
  return text
    .split('\n')
    .filter((line) => !staticCode.test(line))
    .flatMap(splitSentences)
    .flatMap((sentence) => {
      const found = claim.exec(sentence)
      return found ? [{ rule: 'server claim', near: nearby(sentence, found) }] : []
    })
}

function findLiteralNumbers(sentence: string, locale: Locale): TruthFault[] {
  const number = `\\d+|${numberWords[locale]}`
  const counted = Object.values(countedNouns[locale]).flatMap((noun) => {
    // Up to two words may separate number and noun: "14 common label formats".
    const pattern = isSpaced(locale)
      ? `(?<![\\p{L}\\d.,])(${number})\\s(?:[\\p{L}-]+\\s){0,2}(?:${noun})(?!\\p{L})`
      : `(?<!\\d)(${number})\\s?(?:${noun})`
    return [...sentence.matchAll(new RegExp(pattern, 'giu'))]
  })
  const found = counted.filter(([, count]) => !(Number(count) < leastCount))
  return [...found, ...findLimits(sentence, locale)].map((match) => ({
    rule: 'literal number',
    near: nearby(sentence, match),
  }))
}

function isSpaced(locale: Locale): boolean {
  return locale !== 'ja' && locale !== 'zh'
}

/** Finds limits that are written as numbers and are unambiguous: `8,192 px`, `200,000`. */
function findLimits(sentence: string, locale: Locale): RegExpExecArray[] {
  const distinct: CodeValue[] = ['pngMaxPx', 'batchRows']
  return distinct.flatMap((name) => {
    const digits = String(codeValues[name])
    const grouped = new Intl.NumberFormat(getLocale(locale).iso).format(codeValues[name] ?? 0)
    const spellings = [digits, grouped].map((one) => one.replace(/\D/gu, '\\D'))
    return [...sentence.matchAll(new RegExp(`(?<!\\d)(?:${spellings.join('|')})(?!\\d)`, 'gu'))]
  })
}

/**
 * Finds wrong sizes of the smallest module, which is the same everywhere; a size that differs
 * greatly is another measure.
 */
function findWrongModuleSizes(sentence: string, locale: Locale): TruthFault[] {
  if (!smallestModule[locale].every((word) => word.test(sentence))) return []
  const sizes = [
    ...sentence.matchAll(/(?<![\d.,])(0[.,]\d+)\s?(?:mm|millimet|milimet|milímetr|毫米|ミリ)/giu),
  ]
  return sizes.flatMap((match) => {
    const size = Number(match[1]?.replace(',', '.'))
    if (size < 0.2 || size > 0.6) return []
    const isRight = size === codeValues.minimumModuleMm
    const rule = isRight ? 'literal number' : 'wrong limit'
    return [{ rule, near: nearby(sentence, match) }]
  })
}

function findUnknownPlaceholders(text: string): TruthFault[] {
  const known = (name: string, isCondition: boolean) =>
    (isCondition ? conditionNames : placeholderNames).some((one) => one === name)
  return listPlaceholders(text)
    .filter(({ name, isCondition }) => !known(name, isCondition))
    .map(({ name, isCondition }) => ({
      rule: 'unknown placeholder',
      near: `{{${isCondition ? '?' : ''}${name}}}`,
    }))
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?:])\s+|(?<=[。！？])|\n/u).filter((sentence) => sentence.trim())
}

function nearby(sentence: string, { 0: found, index }: RegExpExecArray): string {
  return sentence.slice(Math.max(0, index - 30), index + found.length + 30).trim()
}
