import { describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { findTypographyFaults } from './find-typography-faults'

const rules = (text: string, locale: Locale) =>
  findTypographyFaults(text, locale).map(({ rule }) => rule)

const right: [Locale, string][] = [
  ['en', 'Print it 5\u00a0mm wide – at 100% – and it’s read … always.'],
  ['en', 'Dark and light in the proportions 1 : 1 : 3 : 1 : 1, and .png too.'],
  ['en', 'Up to 25\u00a0modules, in version\u00a02; 3 of 4 codes.'],
  ['en', 'Analyses of gray, centered labels: promises raised otherwise, canceled and fulfilled.'],
  ['vi', 'Mã hóa “hai lớp”: khóa ở đây, quý khách xem 80% nhé?'],
  ['de', 'Wird geladen … „Größe“: 5\u00a0mm bei 80\u00a0%, nicht wahr?'],
  ['es', '¿Mide 5\u00a0mm? Sí: «el 80\u00a0%».'],
  ['fr', 'Un code\u00a0: «\u202flisible\u202f» à 80\u202f%\u202f; et à 12:30\u202f?'],
  ['it', 'All’80% di 5\u00a0mm: «così».'],
  ['ja', 'QRコードは80%、5 mmです（1:1:3）。.pngは？'],
  ['nl', 'Vanaf 5\u00a0mm bij 80%: “laden…”.'],
  ['pt', 'A carregar… «5\u00a0mm» a 80%.'],
  ['zh', '打印 QR 图案，宽 5 mm，放大到 80%（约）。'],
]

const wrong: [Locale, string, string][] = [
  ['en', "It's right", 'straight quote or apostrophe'],
  ['en', 'Loading...', 'dots instead of …'],
  ['en', 'Two  spaces', 'double space'],
  ['en', 'At the end ', 'space at the end'],
  ['en', 'Buy now!', 'exclamation mark'],
  ['en', 'One - two', 'hyphen instead of a dash'],
  ['en', 'At 100 % size', 'space before %'],
  ['en', 'It is 5 mm wide', 'no no-break space before a unit'],
  ['vi', 'Rộng 5 mm', 'no no-break space before a unit'],
  ['en', 'In your own colours', 'British spelling'],
  ['en', 'A recognised licence', 'British spelling'],
  ['en', 'Two catalogues towards the centre', 'British spelling'],
  ['en', 'The analysis is cancelled', 'British spelling'],
  ['en', 'All 25 modules', 'no no-break space before a noun'],
  ['fr', 'Les 25 modules', 'no no-break space before a noun'],
  ['de', 'Nach Artikel 6', 'no no-break space before a number'],
  ['vi', 'Theo Điều 6', 'no no-break space before a number'],
  ['en', 'A list , then', 'space before punctuation'],
  ['vi', 'Mã hoá', 'tone mark on the second vowel'],
  ['vi', 'lie\u0302n', 'letter and mark apart'],
  ['de', 'Bei 80%', 'no no-break space before %'],
  ['de', 'Mit 5 mm Rand', 'no no-break space before a unit'],
  ['es', 'El 80% del código', 'no no-break space before %'],
  ['fr', 'Vraiment ?', 'no narrow no-break space before ; ? or »'],
  ['fr', 'Un code: le voici', 'no no-break space before a colon'],
  ['fr', '« Code\u202f»', 'no narrow no-break space after «'],
  ['it', 'Largo 5 mm', 'no no-break space before a unit'],
  ['ja', 'はい.次は', 'half-width punctuation'],
  ['ja', '余白(白)です', 'half-width punctuation'],
  ['ja', 'QR コード', 'space in Japanese'],
  ['ja', '５個', 'full-width letter or digit'],
  ['ja', 'ｺｰﾄﾞ', 'half-width kana'],
  ['ja', '短く，正しく', 'Chinese comma or stop'],
  ['nl', 'Ongeveer 80 %', 'space before %'],
  ['pt', 'Carregar …', 'space before punctuation'],
  ['zh', '请扫码,谢谢', 'half-width punctuation'],
  ['zh', '下载PNG', 'no space between Chinese and Latin'],
  ['zh', '二维码 很好', 'space between Chinese'],
  ['zh', '掃描後顯示', 'traditional character'],
  ['zh', '好。 再来', 'space beside full-width punctuation'],
]

describe('typography', () => {
  it.each(right)('leaves right %s alone: %s', (locale, text) => {
    expect(findTypographyFaults(text, locale)).toEqual([])
  })

  it.each(wrong)('finds a planted fault in %s: %s', (locale, text, rule) => {
    expect(rules(text, locale)).toContain(rule)
  })
})
