/** Characters confusable with Latin letters in common typefaces (Unicode UTS 39); lower case. */
const pairs = [
  // Cyrillic
  'аa вb гr ԁd еe ҽe ёe һh іi їi јj кk ӏl мm нh оo пn рp ԛq ѕs тt уy үy ѵv ԝw хx ьb ԍg',
  // Greek
  'αa βb γy εe ηn ιi κk νv οo ρp σo τt υu χx ωw ϳj',
  // Armenian
  'օo ոn սu հh ցg զq յj լl ւi',
  // Hebrew, Georgian, Thai, Lao digits and signs
  'סo וl ჿy ๐o ໐o',
  // Latin letters outside of the basic alphabet
  'ıi ɑa ɡg ɩi ɪi łl øo đd ħh ŧt ƅb ʏy ʟl ɴn ʀr ꜱs ᴀa ᴄc ᴅd ᴇe ᴊj ᴋk ᴍm ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ᴢz ʙb ɢg ʜh ƚl ɵo ʋv ʐz ɦh ɓb ɗd ƙk ɱm ɲn ŋn ƥp ʠq ɾr ʂs ƭt',
  // Signs that resemble the slash at the end of a host
  'ノ/ 〳/ ⁄/ ∕/',
]

export const confusables: ReadonlyMap<string, string> = new Map(
  pairs.flatMap((line) =>
    line.split(' ').flatMap((pair) => {
      const [letter = '', plain = ''] = pair
      return /^[a-z/]$/.test(plain) ? [[letter, plain] as const] : []
    }),
  ),
)

/** Digits and pairs of letters that are easily misread as another letter. */
const quickly = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['0', 'o'],
  ['1', 'l'],
  ['3', 'e'],
  ['5', 's'],
] as const

/**
 * Maps a name to the plain Latin letters that it resembles: names with one skeleton are confusable.
 */
export function skeletonOf(name: string): string {
  const plain = [...name.toLowerCase().normalize('NFKC')]
    .map((letter) => confusables.get(letter) ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  const letters = [...plain].map((letter) => confusables.get(letter) ?? letter).join('')
  return quickly.reduce((text, [seen, read]) => text.replaceAll(seen, read), letters)
}
