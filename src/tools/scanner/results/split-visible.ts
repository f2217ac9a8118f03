import { nameCharacter } from '@/qr/links'

/** `mark` names a character that is invisible or changes the direction of text. */
export type VisibleStretch = { text: string; mark?: string }

/** Control characters, directional formatting and invisible characters. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
  /([\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e007f}])/u

/**
 * Splits a text into visible parts and marks; joined they are the text.
 *
 * @param isProse leaves line breaks and tabs unmarked
 */
export function splitVisible(text: string, isProse = false): readonly VisibleStretch[] {
  return text
    .split(unseen)
    .filter((stretch) => stretch !== '')
    .map((stretch) => {
      const isShown = !unseen.test(stretch) || (isProse && '\t\r\n'.includes(stretch))
      return isShown ? { text: stretch } : { text: stretch, mark: markOf(stretch) }
    })
}

const controlNames =
  'NUL SOH STX ETX EOT ENQ ACK BEL BS TAB LF VT FF CR SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US'.split(
    ' ',
  )

/** The short name of a control character, or its code point. */
function markOf(character: string): string {
  const point = character.codePointAt(0) ?? 0
  return controlNames[point] ?? (point === 0x7f ? 'DEL' : nameCharacter(character))
}
