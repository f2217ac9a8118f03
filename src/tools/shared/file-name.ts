const longestName = 60
/** Leaves room for an extension below the limit of file systems, 255 bytes, in any script. */
const longestTypedName = 80

/** Letters without a Unicode decomposition, and the German spelling of umlauts, which have one. */
const spellings: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/**
 * Names a downloaded file after its content: `Wi-Fi`, `Café Müller` become `wi-fi-cafe-mueller`.
 * Latin letters lose their diacritics, which old servers and print shops cannot process; other
 * scripts are unchanged, because a name of question marks would be useless.
 */
export function fileName(words: readonly string[], extension: string): string {
  const slug = words.map(slugify).filter(Boolean).join('-')
  const short = [...slug].slice(0, longestName).join('').replace(/-+$/, '')
  return `${short || 'qr-code'}.${extension}`
}

/** Cleans a typed file name of characters that file systems reject; '' if nothing is left. */
export function cleanFileName(name: string): string {
  const clean = name
    .normalize('NFC')
    // Forbidden in Windows; control characters are invalid in any name.
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    // A dot at either end hides the file or removes its extension.
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return [...clean].slice(0, longestTypedName).join('').trimEnd()
}

function slugify(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/\p{Script=Latin}/gu, (letter) => spellings[letter] ?? letter)
      .normalize('NFD')
      .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
      .normalize('NFC')
      // Vowel signs of Indic scripts and Thai are marks, not letters, and belong to the word.
      .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
  )
}
