import { utf8Length } from '@/std/utf8-length'

/** File systems limit names to 255 bytes; this limit reserves space for a number. */
const longestBytes = 200
const nameless = 'qr-code'

/** Characters that Windows forbids in names, path separators, and invisible characters. */
const forbidden = /[<>:"/\\|?*\p{Control}\p{Format}\p{Surrogate}\u2028\u2029]+/gu
/** Device names of Windows, with any extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Enough for any sensible order, and below the limit of 260 characters of old systems. */
const maxFolders = 4
const longestFolderBytes = 60

/**
 * Returns a function that names the files of an archive so that every system can unpack them.
 * Slashes separate folders: `north/table-1.svg`. No part is a path of the system, contains a
 * forbidden character or is too long, and paths are unique even on case-insensitive file systems.
 * Repeated names are numbered: `menu.svg`, `menu-2.svg`.
 */
export function nameEntries(): (wanted: string) => string {
  const used = new Set<string>()
  const folders = new Set<string>()
  const numbers = new Map<string, number>()
  const openFolder = (parts: readonly string[]) => {
    let path = ''
    for (const part of parts) {
      let name = cleanFolder(part)
      if (name === '') continue
      // A file of this name cannot contain others.
      for (let number = 2; used.has(fold(path + name)); number++) name = `${name}-${number}`
      path += `${name}/`
      folders.add(fold(path.slice(0, -1)))
    }
    return path
  }
  return (wanted) => {
    const parts = wanted.split(/[/\\]/)
    const last = parts.pop() ?? ''
    const folder = openFolder(parts.filter((part) => cleanFolder(part) !== '').slice(0, maxFolders))
    const { base, extension } = cleanName(last)
    const isFree = (path: string) => !used.has(fold(path)) && !folders.has(fold(path))
    const key = fold(folder + base + extension)
    let name = folder + base + extension
    let number = numbers.get(key) ?? 1
    while (!isFree(name)) {
      number++
      name = `${folder}${base}-${number}${extension}`
    }
    if (number > 1) numbers.set(key, number)
    used.add(fold(name))
    return name
  }
}

function cleanFolder(part: string): string {
  const clean = shorten(cleanCharacters(part), longestFolderBytes)
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(/\s+/g, ' ')
  return reserved.test(clean) ? `_${clean}` : clean
}

function cleanCharacters(text: string): string {
  return text.normalize('NFC').replace(forbidden, '-')
}

function cleanName(wanted: string): { base: string; extension: string } {
  const clean = cleanCharacters(wanted)
    // Windows drops trailing dots and spaces.
    .replace(/[\s.]+$/, '')
  const extension = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? ''
  const base = shorten(clean.slice(0, clean.length - extension.length), longestBytes)
    // A leading dot hides a file.
    .replace(/^[\s.]+|\s+$/g, '')
  const safeBase = reserved.test(base + extension) ? `_${base}` : base || nameless
  return { base: safeBase, extension }
}

function shorten(base: string, maxBytes: number): string {
  if (utf8Length(base) <= maxBytes) return base
  const letters = [...base]
  let bytes = 0
  const end = letters.findIndex((letter) => {
    bytes += utf8Length(letter)
    return bytes > maxBytes
  })
  return letters.slice(0, end).join('')
}

function fold(name: string): string {
  return name.toLowerCase()
}
