import { endingOf, maxFileNameLength } from '@/codes'

/** Characters that reverse text and could disguise the extension of `gpj.exe`. */
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Returns a file name without folders, control characters and surplus spaces; never empty. */
export function sanitizeFileName(uploadedName: string): string {
  const name = uploadedName
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(turning, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+(?=.*\.)|\.+$/g, '')
  return cut(name.startsWith('.') ? `file${name}` : name) || 'file'
}

export function withEnding(name: string, ending: string): string {
  const own = endingOf(name)
  const stem = own ? name.slice(0, -own.length - 1) : name
  return cut(`${stem}.${ending}`)
}

function cut(name: string): string {
  const signs = [...name]
  if (signs.length <= maxFileNameLength) return name
  const ending = endingOf(name)
  const end = ending ? `.${ending}` : ''
  return (
    signs
      .slice(0, maxFileNameLength - end.length)
      .join('')
      .trimEnd() + end
  )
}
