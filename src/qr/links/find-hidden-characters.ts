import { percentDecode } from '@/std/percent-decode'

/**
 * `direction`: changes the direction and thereby the displayed order of text (UAX 9); `invisible`:
 * has no shape of its own.
 */
export type HiddenKind = 'control' | 'direction' | 'invisible'
export type HiddenCharacter = { character: string; index: number; kind: HiddenKind }

const emoji = String.raw`\p{Extended_Pictographic}(?:[\u{1f3fb}-\u{1f3ff}]|[\ufe0e\ufe0f])?`
/** Scripts in which joiners change the shape of a letter. */
const joined = scriptsOf(
  ...['Arabic', 'Syriac', 'Nko', 'Mandaic', 'Mongolian', 'Phags_Pa', 'Devanagari', 'Bengali'],
  ...['Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Khmer', 'Myanmar', 'Tibetan', 'Javanese', 'Balinese'],
)
/** Scripts without spaces, whose words may be divided by an invisible one. */
const spaceless = scriptsOf('Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan')
const rightToLeft = scriptsOf('Hebrew', 'Arabic', 'Syriac', 'Thaana', 'Nko')
const joiner = String.raw`[\u200c\u200d]`
const mark = String.raw`[\u061c\u200e\u200f]`
const markBesideWord = String.raw`(?:(?<![\p{L}\p{N}])${mark}|(?<=${rightToLeft})${mark}|${mark}(?![\p{L}\p{N}])|${mark}(?=${rightToLeft}))`
const turning = String.raw`[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]`

/** Hidden characters as languages and emoji need them, each once and in its place. */
const expected = [
  // Flags of parts of countries, and emoji, which joiners make one.
  String.raw`\u{1f3f4}[\u{e0061}-\u{e007a}]{2}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,3}\u{e007f}`,
  String.raw`${emoji}(?:\u200d${emoji})*`,
  String.raw`[0-9#*]\ufe0f\u20e3`,
  `(?<=${joined})${joiner}(?!${joiner})`,
  `(?<!${joiner})${joiner}(?=${joined})`,
  String.raw`(?<=${spaceless})\u200b(?=${spaceless})`,
  // Variants of a letter.
  String.raw`(?<=\p{sc=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  String.raw`(?<=[\p{Sm}\p{sc=Myanmar}\p{sc=Phags_Pa}])\ufe00`,
  String.raw`(?<=\p{sc=Mongolian})[\u180b-\u180f]`,
  // Marks of direction in a line with letters from right to left, but not within another word.
  `(?<!${turning})(?:(?<=${rightToLeft}.{0,200})|(?=.{0,200}${rightToLeft}))${markBesideWord}(?!${turning})`,
]

const hidden = new RegExp(
  [
    ...expected,
    String.raw`(?<control>[\u0000-\u001f\u007f-\u009f])`,
    `(?<direction>${turning})`,
    String.raw`(?<invisible>[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2028\u2029\u2060-\u2065\u206a-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}])`,
  ].join('|'),
  'gu',
)

function scriptsOf(...names: string[]): string {
  return `[${names.map((name) => String.raw`\p{scx=${name}}`).join('')}]`
}

/**
 * Lists the control characters, and the invisible and directional ones that neither the script
 * around them nor an emoji needs.
 */
export function listHiddenCharacters(text: string): HiddenCharacter[] {
  return [...text.matchAll(hidden)].flatMap(({ 0: character, index, groups = {} }) => {
    const kind = (['control', 'direction', 'invisible'] as const).find((name) => groups[name])
    return kind ? [{ character, index, kind }] : []
  })
}

/**
 * Lists the hidden characters in a link, each once, as `U+202E`. Includes percent-encoded ones,
 * except line ends and the like, which are legitimate in messages.
 */
export function findHiddenCharacters(link: string): { turning: string[]; invisible: string[] } {
  const decoded = listHiddenCharacters(percentDecode(link)).filter(
    ({ character }) => character > '\u001f',
  )
  const written = listHiddenCharacters(link).filter(({ character }) => character <= '\u001f')
  return {
    turning: nameAll(decoded.filter(({ kind }) => kind === 'direction')),
    invisible: nameAll([...written, ...decoded.filter(({ kind }) => kind !== 'direction')]),
  }
}

function nameAll(found: readonly HiddenCharacter[]): string[] {
  return [...new Set(found.map(({ character }) => nameCharacter(character)))]
}

/** Formats a character as `U+202E`. */
export function nameCharacter(character: string): string {
  const point = character.codePointAt(0) ?? 0
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
}
