const longestName = 60
/** Leaves room for an extension below the limit of file systems, 255 bytes, in any script. */
const longestTypedName = 80

/** Letters that Unicode does not decompose, and the German way of writing the umlauts it would. */
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
 * A name for a downloaded file from words of its content: `Wi-Fi`, `Café Müller` become
 * `wi-fi-cafe-mueller`. Latin letters lose their marks, because old servers and print shops stumble
 * over them; other scripts stay as they are, since a name of question marks helps no one.
 */
export function fileName(words: readonly string[], extension: string): string {
  const slug = words.map(slugify).filter(Boolean).join('-')
  const short = [...slug].slice(0, longestName).join('').replace(/-+$/, '')
  return `${short || 'qr-code'}.${extension}`
}

/**
 * What a person typed as the name of a file, without what file systems refuse; '' where nothing of
 * it is left.
 */
export function cleanFileName(name: string): string {
  const clean = name
    .normalize('NFC')
    // Forbidden in Windows; a control character has no business in any name.
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    // A dot at either end hides the file or loses its ending.
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
