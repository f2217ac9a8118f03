import { utf8Length } from '@/std/utf8-length'

/** File systems end at 255 bytes; this leaves room for a number. */
const longestBytes = 200
const nameless = 'qr-code'

/** What Windows forbids in a name, what any system takes for a folder, and what no one sees. */
const forbidden = /[<>:"/\\|?*\p{Control}\p{Format}\p{Surrogate}\u2028\u2029]+/gu
/** Devices of Windows, with any extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * Gives each file of an archive a name that every system can unpack into one folder: without
 * folders and forbidden characters, not too long, and different from those before even where
 * capitals do not count. Repeated names are numbered: `menu.svg`, `menu-2.svg`.
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
    // Lost on Windows.
    .replace(/[\s.]+$/, '')
  const extension = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? ''
  const base = shorten(clean.slice(0, clean.length - extension.length))
    // Dots at the beginning hide a file.
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
