import { percentDecode } from '@/std/percent-decode'

/** Characters that change the text direction (UAX 9) and thereby the displayed order. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Invisible characters. */
const invisible =
  /[\u007f-\u009f\u00ad\u115f\u1160\u180e\u200b-\u200d\u2028\u2029\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|\u17b4|\u17b5|[\u180b-\u180d]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
const control = /[\u0000-\u001f]/g
/** Joiners, which are part of emoji and of the spelling of non-Latin scripts. */
const joining =
  /(?<=\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?)[\u200d\ufe0f]|(?<=[^\p{sc=Latin}\p{sc=Common}])[\u200c\u200d]/gu

/**
 * Lists the hidden characters in a link, each once, as `U+202E`. Includes percent-encoded ones,
 * except line ends and the like, which are legitimate in messages.
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

/** Formats a character as `U+202E`. */
export function nameCharacter(character: string): string {
  const point = character.codePointAt(0) ?? 0
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
}
