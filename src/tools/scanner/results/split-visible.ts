import { nameCharacter } from '@/qr/links/find-hidden-characters'

/** `mark` stands for a character that would not be seen, or would turn others around. */
export type VisibleStretch = { text: string; mark?: string }

/** Control characters, those that turn the direction, and those that are not seen at all. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
  /([\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e007f}])/u

/**
 * Stretches of a text in which everything can be seen; all together they are the text.
 *
 * @param isProse leaves line ends and tabs to do what they do
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

/** The short name of a control character, else its number. */
function markOf(character: string): string {
  const point = character.codePointAt(0) ?? 0
  return controlNames[point] ?? (point === 0x7f ? 'DEL' : nameCharacter(character))
}
