import { percentDecode } from '@/std/percent-decode'

/** Turn the direction of what follows (UAX 9), so that it is shown in another order. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Are not seen at all. */
const invisible =
  /[\u007f-\u009f\u00ad\u115f\u1160\u180e\u200b-\u200d\u2028\u2029\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|\u17b4|\u17b5|[\u180b-\u180d]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
const control = /[\u0000-\u001f]/g
/** Joiners belong to emoji and to the spelling of scripts other than Latin. */
const joining =
  /(?<=\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?)[\u200d\ufe0f]|(?<=[^\p{sc=Latin}\p{sc=Common}])[\u200c\u200d]/gu

/**
 * Characters that hide in a link, each once, as `U+202E`; those too that are percent encoded, but
 * for line ends and the like, which belong to messages.
 */
export function findHiddenCharacters(link: string): { turning: string[]; invisible: string[] } {
  const text = percentDecode(link).replace(joining, '')
  return {
    turning: name(text.match(turning)),
    invisible: name([...(link.match(control) ?? []), ...(text.match(invisible) ?? [])]),
  }
}

function name(characters: readonly string[] | null): string[] {
  return [...new Set(characters)].map(nameCharacter)
}

/** `U+202E` */
export function nameCharacter(character: string): string {
  const point = character.codePointAt(0) ?? 0
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
}
