import type { Locale } from '@/i18n/locales'
import { type Fault, faultsOf } from './fault'

type Check = { rule: string; pattern: RegExp }

const noBreak = '\u00a0'
const narrow = '\u202f'
const digitOrStandIn = '\\d\uFFFC'
const units = '(?:mm|cm|m|km|px|dpi|ppi|pt|kB|KB|MB|GHz|€|g|kg)(?![\\p{L}\\d])'

const everywhere: Check[] = [
  { rule: 'straight quote or apostrophe', pattern: /["'`´]/g },
  { rule: 'dots instead of …', pattern: /\.{2,}|。{2,}|・{3,}/g },
  { rule: 'double space', pattern: /[ \u00a0\u202f]{2,}/g },
  { rule: 'space at the end', pattern: /[ \u00a0\u202f]+$/gm },
  { rule: 'exclamation mark', pattern: /[!！¡]/g },
  { rule: 'hyphen instead of a dash', pattern: / -{1,2} /g },
  // NFC composes every letter of the ten languages, so a separate mark is an error.
  { rule: 'letter and mark apart', pattern: /[\u0300-\u036f]/g },
]

const spaceBefore = (marks: string): Check => ({
  rule: 'space before punctuation',
  // Ratios such as 1 : 3 : 1 have spaces.
  pattern: new RegExp(`[ ${noBreak}${narrow}][${marks}](?=[\\s${noBreak}]|$)(?!(?<=:) \\d)`, 'gm'),
})
const noSpaceBeforePercent: Check = {
  rule: 'space before %',
  pattern: new RegExp(`(?<=[${digitOrStandIn}])[ ${noBreak}${narrow}]%`, 'g'),
}
const spaceBeforePercent: Check = {
  rule: 'no no-break space before %',
  pattern: new RegExp(`(?<=[${digitOrStandIn}]) ?%`, 'g'),
}
const noBreakBeforeUnit: Check = {
  rule: 'no no-break space before a unit',
  pattern: new RegExp(`(?<=[${digitOrStandIn}]) ${units}`, 'gu'),
}

/**
 * Units and nouns that a line break must not separate from their number, and words before a number.
 */
const numbered: Partial<Record<Locale, { counted: string; references: string }>> = {
  en: {
    counted:
      'modules?|characters?|bytes?|pixels?|digits?|letters?|bits?|millimeters?|centimeters?|meters?|days?|hours?|minutes?|seconds?|points?|rows?',
    references: 'article|version',
  },
  de: {
    counted:
      'Modulen?|Module?|Zeichen|Bytes?|Pixeln?|Pixel|Ziffern?|Buchstaben|Bits?|Millimetern?|Zentimetern?|Metern?|Meter|Tagen?|Tage?|Stunden?|Minuten?|Sekunden?|Punkten?|Punkte|Zeilen?|Codes?|Dateien?|Seiten?|Links?|Kurzlinks?|Scans?|Klicks?|Schlüsseln?|Etiketten?|Etikett|Bilder|Bild|Fehler|Sprachen|Versuchen?|Euro',
    references: '§|Art\\.|Artikel|Absatz|Version',
  },
  es: {
    counted:
      'módulos?|caracteres|bytes?|píxeles|cifras?|dígitos?|letras?|bits?|milímetros?|centímetros?|metros?|días?|horas?|minutos?|segundos?|puntos?|filas?',
    references: 'artículo|apartado|versión',
  },
  fr: {
    counted:
      'modules?|caractères?|octets?|pixels?|chiffres?|lettres?|bits?|millimètres?|centimètres?|mètres?|jours?|heures?|minutes?|secondes?|points?|lignes?|codes?|langues?|pages?|fois|essais?|fichiers?|scans?|clics?|clés?|liens?|étiquettes?|images?|dossiers?|éléments?|erreurs?|euros?',
    references: 'article|paragraphe|version',
  },
  it: {
    counted:
      'moduli|caratteri|byte|pixel|cifre|lettere|bit|millimetri|centimetri|metri|giorni|ore|minuti|secondi|punti|righe',
    references: 'articolo|paragrafo|versione',
  },
  nl: {
    counted:
      'modules?|tekens?|bytes?|pixels?|cijfers?|letters?|bits?|millimeters?|centimeters?|meters?|dagen|dag|uur|minuten|minuut|seconden|seconde|punten|rijen',
    references: 'artikel|lid|versie',
  },
  pt: {
    counted:
      'módulos?|caracteres|bytes?|píxeis|algarismos?|letras?|bits?|milímetros?|centímetros?|metros?|dias?|horas?|minutos?|segundos?|pontos?|linhas?',
    references: 'artigo|versão|n\\.º',
  },
  vi: {
    counted:
      'mô-đun|ký tự|byte|pixel|chữ số|chữ cái|bit|milimét|xentimét|mét|ngày|giờ|phút|giây|điểm|dòng',
    references: 'Điều|khoản|phiên bản',
  },
}

const numbersStay = (locale: Locale): Check[] => {
  const { counted, references } = numbered[locale] ?? {}
  if (!counted || !references) return []
  return [
    {
      rule: 'no no-break space before a noun',
      pattern: new RegExp(`(?<=[${digitOrStandIn}}]) (?=(?:${counted})(?![\\p{L}-]))`, 'gu'),
    },
    {
      rule: 'no no-break space before a number',
      pattern: new RegExp(`(?<=(?<![\\p{L}-])(?:${references})) (?=\\d)`, 'giu'),
    },
  ]
}

const han = '\\p{Script=Han}'
const japanese = `${han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々`
const fullMarks = '、。，：；？（）「」『』'

function narrowMarksBeside(letters: string): Check {
  const pattern = `(?<=[${letters}${fullMarks}])(?:[,;:?()]|\\.(?![a-z]))|[,;:?()](?=[${letters}])`
  return { rule: 'half-width punctuation', pattern: new RegExp(pattern, 'gu') }
}

const wide: Check[] = [
  { rule: 'full-width letter or digit', pattern: /[０-９Ａ-Ｚａ-ｚ]/g },
  {
    rule: 'space beside full-width punctuation',
    pattern: /(?<=[、。，：；？（）]) | (?=[、。，：；？（）])/g,
  },
]

/** English texts are American. */
const britishSpelling: Check = {
  rule: 'British spelling',
  pattern:
    /\b(?:\w*(?:colour|favour|honour|neighbour|behaviour|flavour|labour(?=s?\b))\w*|grey\w*|(?:centi|milli|kilo)?metres?|litres?|centre[ds]?|theatres?|licences?|defence|offence|catalogues?|programmes?|cheques?|tyres?|judgements?|adverts?|aluminium|towards|whilst|spelt|learnt|postcodes?|(?:un)?(?:recogni|organi|locali|normali|customi|optimi|summari|minimi|maximi|emphasi|priorit[iy]|standardi|synchroni|reali|capitali|digiti|personali|authori)s(?:e[drs]?|ing|ations?|able)|analys(?:e[dr]?|ing)|(?:cancel|label|travel|model|signal|dial)l(?:ed|ing)|enrolments?|fulfils?)\b/gi,
}

const own: Record<Locale, Check[]> = {
  en: [spaceBefore(',.;:?'), noSpaceBeforePercent, noBreakBeforeUnit, britishSpelling],
  vi: [
    spaceBefore(',.;:?…'),
    noSpaceBeforePercent,
    noBreakBeforeUnit,
    {
      rule: 'tone mark on the second vowel',
      pattern: /(?<!q)(?:o[áàảãạéèẻẽẹ]|u[ýỳỷỹỵ])(?!\p{L})/giu,
    },
  ],
  de: [spaceBefore(',.;:?'), spaceBeforePercent, noBreakBeforeUnit],
  es: [spaceBefore(',.;:?…'), spaceBeforePercent, noBreakBeforeUnit],
  fr: [
    spaceBefore(',.…'),
    spaceBeforePercent,
    noBreakBeforeUnit,
    { rule: 'no narrow no-break space before ; ? or »', pattern: /(?<!\u202f)[;?»]/g },
    { rule: 'no no-break space before a colon', pattern: /(?<!\u00a0):(?=[ \n\u00a0]|$)/g },
    { rule: 'no narrow no-break space after «', pattern: /«(?!\u202f)/g },
  ],
  it: [spaceBefore(',.;:?…'), noSpaceBeforePercent, noBreakBeforeUnit],
  nl: [spaceBefore(',.;:?…'), noSpaceBeforePercent, noBreakBeforeUnit],
  pt: [spaceBefore(',.;:?…'), noSpaceBeforePercent, noBreakBeforeUnit],
  ja: [
    noSpaceBeforePercent,
    narrowMarksBeside(japanese),
    ...wide,
    { rule: 'half-width kana', pattern: /[\uff61-\uff9f]/g },
    { rule: 'Chinese comma or stop', pattern: /[，．]/g },
    {
      rule: 'space in Japanese',
      pattern: new RegExp(`(?<=[${japanese}」』]) | (?=[${japanese}「『])`, 'gu'),
    },
  ],
  zh: [
    noSpaceBeforePercent,
    narrowMarksBeside(han),
    ...wide,
    {
      rule: 'no space between Chinese and Latin',
      pattern: new RegExp(`(?<=${han})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=${han})`, 'gu'),
    },
    { rule: 'space between Chinese', pattern: new RegExp(`(?<=${han}) (?=${han})`, 'gu') },
    {
      rule: 'traditional character',
      pattern:
        /[們個這說時點過還進對開關機產業應當讀寫碼聯網頁圖樣選擇擴縮顯畫長寬紙張價錢號鏈結複製貼檔夾瀏覽資訊]/g,
    },
  ],
}

/**
 * Checks quotes, dots, spaces and marks against the rules of the language. The text must not
 * contain markup.
 */
export function findTypographyFaults(text: string, locale: Locale): Fault[] {
  return [...everywhere, ...own[locale], ...numbersStay(locale)].flatMap(({ rule, pattern }) =>
    faultsOf(rule, pattern, text),
  )
}
