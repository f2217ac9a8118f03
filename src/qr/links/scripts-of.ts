/** Scripts of registered host names: ISO 15924 codes with their Unicode property. */
const scripts = [
  ['Latn', /\p{sc=Latin}/u],
  ['Cyrl', /\p{sc=Cyrillic}/u],
  ['Grek', /\p{sc=Greek}/u],
  ['Armn', /\p{sc=Armenian}/u],
  ['Geor', /\p{sc=Georgian}/u],
  ['Hebr', /\p{sc=Hebrew}/u],
  ['Arab', /\p{sc=Arabic}/u],
  ['Hani', /\p{sc=Han}/u],
  ['Hira', /\p{sc=Hiragana}/u],
  ['Kana', /\p{sc=Katakana}/u],
  ['Bopo', /\p{sc=Bopomofo}/u],
  ['Hang', /\p{sc=Hangul}/u],
  ['Thai', /\p{sc=Thai}/u],
  ['Laoo', /\p{sc=Lao}/u],
  ['Deva', /\p{sc=Devanagari}/u],
  ['Beng', /\p{sc=Bengali}/u],
  ['Taml', /\p{sc=Tamil}/u],
  ['Telu', /\p{sc=Telugu}/u],
  ['Gujr', /\p{sc=Gujarati}/u],
  ['Guru', /\p{sc=Gurmukhi}/u],
  ['Sinh', /\p{sc=Sinhala}/u],
  ['Mlym', /\p{sc=Malayalam}/u],
  ['Knda', /\p{sc=Kannada}/u],
  ['Khmr', /\p{sc=Khmer}/u],
  ['Mymr', /\p{sc=Myanmar}/u],
  ['Ethi', /\p{sc=Ethiopic}/u],
  ['Cher', /\p{sc=Cherokee}/u],
] as const

/** The scripts of a text, by ISO 15924; digits and hyphens belong to all of them. */
export function scriptsOf(text: string): string[] {
  const found = scripts.filter(([, letters]) => letters.test(text)).map(([code]) => code as string)
  const others = /[^\p{sc=Common}\p{sc=Inherited}]/u
  return found.length === 0 && others.test(text) ? ['Zyyy'] : found
}

/** Sets in which one language is written (UTS 39, 5.2, “highly restrictive”). */
const together = [
  ['Latn', 'Hani', 'Hira', 'Kana'],
  ['Latn', 'Hani', 'Bopo'],
  ['Latn', 'Hani', 'Hang'],
]

export function areWrittenTogether(codes: readonly string[]): boolean {
  return codes.length < 2 || together.some((set) => codes.every((code) => set.includes(code)))
}
