import { expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { findQuoteFaults } from './find-quote-faults'

const right: [Locale, string][] = [
  ['en', 'It’s “one ‘inside’ another” (here).'],
  ['de', 'Sie sagt: „Ein ‚Wort‘ im Satz“, und wie geht’s?'],
  ['es', '«Uno “dentro” de otro». ¿Sí? ¿Y qué?'],
  ['fr', 'L’un « et “ l’autre ” »'],
  ['it', 'L’uno «e “l’altro”»'],
  ['ja', '「外『内』外」（かっこ）'],
  ['nl', 'Zo’n “woord ‘binnen’ een”'],
  ['pt', '«Um “dentro” de outro»'],
  ['vi', '“Ngoài ‘trong’ ngoài”'],
  ['zh', '“外‘内’外”（括号），《书名》'],
  ['en', 'Either a) this or b) that'],
]

const wrong: [Locale, string][] = [
  ['en', 'A „German“ word'],
  ['en', '“Never closed'],
  ['en', 'Never opened”'],
  ['en', 'A bracket (left open'],
  ['en', 'A bracket closed)'],
  ['de', 'Ein “englisches” Wort'],
  ['de', 'Ein »französisches« Wort'],
  ['es', '“Inglesas‟'],
  ['es', 'Falta el signo?'],
  ['fr', 'Un „mot“'],
  ['it', 'Una „parola”'],
  ['ja', '“言葉”'],
  ['nl', 'Een «woord»'],
  ['pt', 'Uma „palavra“'],
  ['vi', '«Từ»'],
  ['zh', '「词」'],
]

it.each(right)('leaves right %s alone: %s', (locale, text) => {
  expect(findQuoteFaults(text, locale)).toEqual([])
})

it.each(wrong)('finds a wrong or lonely mark in %s: %s', (locale, text) => {
  expect(findQuoteFaults(text, locale)).not.toEqual([])
})
