import { nameCharacter } from '@/qr/links/find-hidden-characters'

/** `mark` stands for a character that would not be seen, or would turn others around. */
export type VisibleStretch = { text: string; mark?: string }

/** Control characters, those that turn the direction, and those that are not seen at all. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
  /([\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e007f}])/u

/** Stretches of a text in which everything can be seen; all together they are the text. */
export function splitVisible(text: string): readonly VisibleStretch[] {
  return text
    .split(unseen)
    .filter((stretch) => stretch !== '')
    .map((stretch) =>
      unseen.test(stretch) ? { text: stretch, mark: markOf(stretch) } : { text: stretch },
    )
}

/** The picture that Unicode has for a control character, else its number. */
function markOf(character: string): string {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x20) return String.fromCodePoint(0x2400 + point)
  return point === 0x7f ? '␡' : nameCharacter(character)
}
