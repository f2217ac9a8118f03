import { utf8Length } from '@/std/utf8-length'

/** File systems limit names to 255 bytes; this limit reserves space for a number. */
const longestBytes = 200
const nameless = 'qr-code'

/** Characters that Windows forbids in names, path separators, and invisible characters. */
const forbidden = /[<>:"/\\|?*\p{Control}\p{Format}\p{Surrogate}\u2028\u2029]+/gu
/** Device names of Windows, with any extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * Returns a function that names the files of an archive so that every system can unpack them into
 * one folder: no folders, no forbidden characters, limited length, and unique even on
 * case-insensitive file systems. Repeated names are numbered: `menu.svg`, `menu-2.svg`.
 */
export function nameEntries(): (wanted: string) => string {
  const used = new Set<string>()
  const numbers = new Map<string, number>()
  return (wanted) => {
    const { base, extension } = cleanName(wanted)
    const key = fold(base + extension)
    let name = base + extension
    let number = numbers.get(key) ?? 1
    while (used.has(fold(name))) {
      number++
      name = `${base}-${number}${extension}`
    }
    numbers.set(key, number)
    used.add(fold(name))
    return name
  }
}

function cleanName(wanted: string): { base: string; extension: string } {
  const clean = wanted
    .normalize('NFC')
    .split(/[/\\]/)
    .filter((part) => !/^\.*$/.test(part))
    .join('-')
    .replace(forbidden, '-')
    // Windows drops trailing dots and spaces.
    .replace(/[\s.]+$/, '')
  const extension = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? ''
  const base = shorten(clean.slice(0, clean.length - extension.length))
    // A leading dot hides a file.
    .replace(/^[\s.]+|\s+$/g, '')
  const safeBase = reserved.test(base + extension) ? `_${base}` : base || nameless
  return { base: safeBase, extension }
}

function shorten(base: string): string {
  if (utf8Length(base) <= longestBytes) return base
  const letters = [...base]
  let bytes = 0
  const end = letters.findIndex((letter) => {
    bytes += utf8Length(letter)
    return bytes > longestBytes
  })
  return letters.slice(0, end).join('')
}

function fold(name: string): string {
  return name.toLowerCase()
}
