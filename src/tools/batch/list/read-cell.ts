import type { ContentField } from '@/qr/content'
import { foldWord } from '@/std/fold-word'
import type { DateOrder } from './batch-list'
import { readAmount } from './read-amount'
import { readDay, readTimeOfDay } from './read-moment'

/**
 * Names of a choice's options in the visitor's language, by field and option; for a switch, its own
 * label as option `on`.
 */
export type CellLabels = Readonly<Record<string, Readonly<Record<string, string>>>>

export type ReadCell =
  | { ok: true; value: string | boolean }
  | { ok: false; reason: 'choice' | 'switch' }

const yes =
  'true yes y x 1 on wahr ja j oui vrai o si sí s verdadero vero sim verdadeiro waar có đúng はい 真 是 对 ✓ ✔'
const no =
  'false no n 0 off falsch nein non faux falso não nee onwaar không sai いいえ 偽 否 不 - – — ✗'

/** Spellings of options other than the site's labels. */
const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  security: {
    wpa: 'wpa2 wpa/wpa2 wpa2/wpa3 wpa-psk wpa2-psk wpa/wpa2-psk wpapersonal wpa2personal psk',
    wpa3: 'wpa3-psk wpa3personal wpa3-sae',
    sae: '',
    open: 'none nopass no-password offen keine ouvert aucune abierta ninguna aperta nessuna aberta nenhuma geen mở không オープン なし 开放 无 - –',
  },
  target: { google: 'googlemaps', apple: 'applemaps', openstreetmap: 'osm', geo: 'android' },
  cardFormat: { vcard: 'vcf', mecard: '' },
  otpKind: { totp: 'time', hotp: 'counter hmac' },
}

const truths = new Set(yes.split(' '))
const untruths = new Set(no.split(' '))

/** Parses a cell into the value of a field. The field's own rules are checked later. */
export function readCell(
  field: ContentField,
  cell: string,
  labels: CellLabels,
  { dateOrder, locale }: { dateOrder: DateOrder; locale: string },
): ReadCell {
  const text = cell.trim()
  switch (field.input) {
    case 'switch':
      return readSwitch(text, labels, field)
    case 'choice':
      return readChoice(text, labels, field)
    case 'date':
      return { ok: true, value: readDay(text, dateOrder) ?? text }
    case 'time':
      return { ok: true, value: readTimeOfDay(text) ?? text }
    case 'decimal':
      // Coordinates have no thousands, but directions. What cannot be read is judged by the rules of the field.
      return {
        ok: true,
        value: (field.inputMode === 'decimal' && readAmount(text, locale)) || text,
      }
    case 'multiline':
      // Spreadsheets use various line breaks.
      return { ok: true, value: cell.replace(/\r\n?/g, '\n') }
    default:
      // Spaces around a password may be intended, but in a list they are usually mistakes.
      return { ok: true, value: text }
  }
}

function readSwitch(text: string, labels: CellLabels, field: ContentField): ReadCell {
  const folded = text.toLowerCase()
  if (folded === '' || untruths.has(folded)) return { ok: true, value: false }
  const isOwnWord =
    foldWord(text) !== '' && foldWord(text) === foldWord(labels[field.name]?.on ?? '')
  return truths.has(folded) || isOwnWord
    ? { ok: true, value: true }
    : { ok: false, reason: 'switch' }
}

function readChoice(text: string, labels: CellLabels, field: ContentField): ReadCell {
  if (text === '') return { ok: true, value: field.initial }
  const folded = foldWord(text)
  const lower = text.toLowerCase()
  const found = field.options?.find((name) => {
    const known = (spellings[field.name]?.[name] ?? '').split(' ')
    return (
      lower === name.toLowerCase() ||
      (folded !== '' && folded === foldWord(labels[field.name]?.[name] ?? '')) ||
      known.some((word) => word === lower || (folded !== '' && foldWord(word) === folded))
    )
  })
  return found === undefined ? { ok: false, reason: 'choice' } : { ok: true, value: found }
}
