import { listHiddenCharacters, nameCharacter } from '@/qr/links'

/** `mark` names a character that is invisible or changes the direction of text. */
export type VisibleStretch = { text: string; mark?: string }

/**
 * Splits a text into visible parts and marks; joined they are the text.
 *
 * @param isProse leaves line breaks and tabs unmarked
 */
export function splitVisible(text: string, isProse = false): readonly VisibleStretch[] {
  const stretches: VisibleStretch[] = []
  let end = 0
  for (const { character, index } of listHiddenCharacters(text)) {
    const isShown = isProse && '\t\r\n'.includes(character)
    stretches.push(
      { text: text.slice(end, index) },
      isShown ? { text: character } : { text: character, mark: markOf(character) },
    )
    end = index + character.length
  }
  stretches.push({ text: text.slice(end) })
  return stretches.filter((stretch) => stretch.text !== '')
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
