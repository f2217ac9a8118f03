/** Text with tags: a string, a placeholder, or a pair of tags around content. */
export type MachineInline = string | { id: string; children?: MachineInline[] }

/** A part of a text that appears in the translation as `replacement`, such as a term. */
export type FixedText = { start: number; end: number; replacement: string }
export type FindFixedTexts = (text: string) => readonly FixedText[]

export type ProtectedText = {
  /** For the service, as XML: `<g id="1">` around content, `<x id="2">` around what is fixed. */
  text: string
  /** Whether there is anything to translate. */
  hasWords: boolean
  /** Returns the content of a translation; undefined if its tags are not those of the text. */
  restore: (translation: string) => MachineInline[] | undefined
}

type Tag = { pair: string } | { fixed: MachineInline }

/** Addresses, and names in braces that the site fills. */
const fixedPattern =
  /https?:\/\/[^\s<>]+[^\s<>.,;:!?)]|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|\{\w+\}/g
const letter = /\p{L}/u

/**
 * Prepares content for a service that must not change its tags, placeholders and fixed parts.
 *
 * @param isLiteral whether the content of a tag is the same in all languages
 */
export function protectText(
  content: readonly MachineInline[],
  isLiteral: (id: string) => boolean,
  findFixed: FindFixedTexts,
): ProtectedText {
  const tags: Tag[] = []
  let hasWords = false

  function fix(fixed: MachineInline, shown: string): string {
    const id = tags.push({ fixed })
    return `<x id="${id}" translate="no">${escapeXml(shown)}</x>`
  }

  function writeString(text: string): string {
    const parts: string[] = []
    let end = 0
    const free = (to: number) => {
      const part = text.slice(end, to)
      hasWords ||= letter.test(part)
      parts.push(escapeXml(part))
    }
    for (const { start, end: next, replacement } of listFixed(text, findFixed)) {
      free(start)
      parts.push(fix(replacement, replacement))
      end = next
    }
    free(text.length)
    return parts.join('')
  }

  function write(level: readonly MachineInline[]): string {
    return level
      .map((part) => {
        if (typeof part === 'string') return writeString(part)
        if (!part.children || isLiteral(part.id)) return fix(part, plainText(part.children ?? []))
        const id = tags.push({ pair: part.id })
        return `<g id="${id}">${write(part.children)}</g>`
      })
      .join('')
  }

  const written = write(content)
  const text = written.trim()
  const [before = '', after = ''] = text ? written.split(text, 2) : [written]
  return {
    text,
    hasWords,
    restore(translation) {
      const restored = readTags(translation.trim(), tags, text.includes('&lt;'))
      return restored && [before, ...restored, after].filter((part) => part !== '')
    },
  }
}

/** Lists the fixed parts in their order; of those that overlap, the first. */
function listFixed(text: string, findFixed: FindFixedTexts): FixedText[] {
  const own = [...text.matchAll(fixedPattern)].map(({ 0: replacement, index: start }) => ({
    ...{ start, end: start + replacement.length, replacement },
  }))
  const all = [...own, ...findFixed(text)].sort((a, b) => a.start - b.start)
  let end = 0
  return all.filter((one) => {
    if (one.start < end) return false
    end = one.end
    return true
  })
}

const plainText = (content: readonly MachineInline[]): string =>
  content.map((part) => (typeof part === 'string' ? part : plainText(part.children ?? []))).join('')

const tagPattern = /<(\/?)([gx])\b([^<>]*?)(\/?)>/g

/** Returns content with each of the tags exactly once; undefined if they are not. */
function readTags(
  text: string,
  tags: readonly Tag[],
  mayContainMarkup: boolean,
): MachineInline[] | undefined {
  type Level = { id?: string; content: MachineInline[] }
  const levels: Level[] = [{ content: [] }]
  const used = new Set<Tag>()
  let end = 0
  let isInFixed = false
  const add = (part: MachineInline) => part !== '' && levels.at(-1)?.content.push(part)
  for (const { 0: written, 1: closing, 2: name, 3: rest = '', 4: single, index } of text.matchAll(
    tagPattern,
  )) {
    // What a service has made of a fixed part does not matter.
    if (!isInFixed) add(unescapeXml(text.slice(end, index)))
    end = index + written.length
    if (closing && name === 'x') {
      if (!isInFixed) return undefined
      isInFixed = false
    } else if (isInFixed) return undefined
    else if (closing) {
      const level = levels.pop()
      if (level?.id === undefined) return undefined
      add({ id: level.id, children: level.content })
    } else {
      const tag = tags[Number(rest.match(/\bid="?(\d+)/)?.[1]) - 1]
      if (!tag || used.has(tag) || 'pair' in tag !== (name === 'g')) return undefined
      used.add(tag)
      if ('fixed' in tag) {
        add(tag.fixed)
        isInFixed = !single
      } else if (single) add({ id: tag.pair, children: [] })
      else levels.push({ id: tag.pair, content: [] })
    }
  }
  const last = unescapeXml(text.slice(end))
  add(last)
  const isWhole = used.size === tags.length && levels.length === 1 && !isInFixed
  // Tags that a service has invented would be shown as text.
  const isInvented = !mayContainMarkup && /<\/?[a-z]/i.test(text.replace(tagPattern, ''))
  return isWhole && !isInvented ? levels[0]?.content : undefined
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
const unescapeXml = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|quot|apos|amp));/gi, (...found) => {
    const [entity, decimal, hexadecimal, name] = found as string[]
    if (name) return entities[name.toLowerCase()] ?? String(entity)
    const point = decimal ? Number(decimal) : Number.parseInt(String(hexadecimal), 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : String(entity)
  })
