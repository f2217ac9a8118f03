import type { CheckedLogo } from './checked-logo'

/** Elements that run scripts, embed other documents or accept input. */
const activeElements = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'canvas',
  'handler',
  'listener',
  'link',
])
const animations = new Set(['set', 'animate', 'animatetransform', 'animatemotion'])
/** Permitted addresses: a fragment of the drawing, or an embedded picture. */
const ownAddress = /^(#|data:image\/(png|jpe?g|gif|webp);)/i

/**
 * Matches a comment, character data, instruction, declaration or tag, whichever comes first (XML
 * 1.0, 2.1). An unclosed token extends to the end, and no attribute value contains a `<`, so the
 * running time is linear in the length for any text.
 */
const tokens =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<\?([\s\S]*?)(?:\?>|$)|<!([^>]*)(?:>|$)|<(\/?)([^\s/<>]{1,100})((?:"[^"<]*"|'[^'<]*'|[^"'<>])*)>/g
const attributes = /(?<![^\s=/"'<])([^\s=/"'<]{1,100})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g
/**
 * Encodings in which ASCII characters are single bytes, so that other programs decode the same
 * tags.
 */
const plainEncodings = ['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252']

/**
 * Checks whether an SVG drawing is self-contained. Rejects scripts, event handlers, embedded
 * documents and animated addresses (`active`), and addresses of external resources, external style
 * sheets and entities (`external`). Works on text instead of a DOM tree, so that it runs in any
 * thread; rejects documents that are not well formed (`unreadable`).
 */
export function checkSvgPicture(svg: string): CheckedLogo {
  let root: Map<string, string> | undefined
  let end = 0
  let css: string | undefined
  let depth = 0
  for (const token of svg.matchAll(tokens)) {
    const [whole, data, instruction, declaration, slash, name, rest] = token
    const between = svg.slice(end, token.index)
    if (between.includes('<')) return refuse('unreadable')
    end = token.index + whole.length
    if (css !== undefined) css += decodeEntities(between) + (data ?? '')

    if (instruction !== undefined) {
      const reason = checkInstruction(instruction)
      if (reason) return refuse(reason)
    }
    if (declaration?.includes('[')) return refuse('external')
    if (name === undefined || rest === undefined) continue
    const element = localName(name)
    if (element === 'style' && css !== undefined) {
      // Rejects escapes, because an escape can encode anything, such as `\75rl(`.
      if (css.includes('\\') || /@import/i.test(css) || reachesOut(css)) return refuse('external')
      css = undefined
    }
    if (slash) {
      depth--
      continue
    }
    if (!/^\s*\/?$/.test(rest.replace(attributes, ''))) return refuse('unreadable')
    const values = readAttributes(rest)
    if (!root && element !== 'svg') return refuse('unreadable')
    root ??= values
    const reason = checkElement(element, values)
    if (reason) return refuse(reason)
    if (rest.endsWith('/')) continue
    depth++
    if (element === 'style') css = ''
  }
  return root && depth === 0 ? sizeOf(root) : refuse('unreadable')
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    Array.from(text.matchAll(attributes), ([, key = '', double, single]) => [
      key.toLowerCase(),
      decodeEntities(double ?? single ?? ''),
    ]),
  )
}

function checkInstruction(instruction: string): 'external' | 'unreadable' | undefined {
  if (/^xml-stylesheet/i.test(instruction)) return 'external'
  const encoding = readAttributes(instruction).get('encoding')?.toLowerCase()
  return encoding && !plainEncodings.includes(encoding) ? 'unreadable' : undefined
}

function checkElement(
  element: string,
  values: Map<string, string>,
): 'active' | 'external' | undefined {
  if (activeElements.has(element) || isAnimatedAddress(element, values)) return 'active'
  for (const [key, value] of values) {
    const attribute = localName(key)
    if (attribute.startsWith('on') || /^\s*javascript:/i.test(value)) return 'active'
    const isAddress = attribute === 'href' || attribute === 'src' || key === 'xml:base'
    if (isAddress ? !ownAddress.test(value.trim()) : reachesOut(value)) return 'external'
  }
  return undefined
}

function isAnimatedAddress(element: string, values: Map<string, string>): boolean {
  return animations.has(element) && /href|^on/i.test(values.get('attributename')?.trim() ?? '')
}

/**
 * Whether a value or a style sheet references an external resource by `url(…)` or `image-set("…")`.
 */
function reachesOut(css: string): boolean {
  const addresses = css.matchAll(/(?:url|image-set|image|src)\(\s*["']?\s*([^"')]*)/gi)
  return [...addresses].some(([, address = '']) => !ownAddress.test(address.trim()))
}

/** Returns width and height in pixels, or the ratio of the view box. */
function sizeOf(root: Map<string, string>): CheckedLogo {
  const [widthPx, heightPx] = ['width', 'height'].map((name) =>
    Number(/^\s*([\d.]+)(px)?\s*$/.exec(root.get(name) ?? '')?.[1]),
  ) as [number, number]
  if (widthPx > 0 && heightPx > 0) return { ok: true, widthPx, heightPx }
  const box = (root.get('viewbox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = 0, height = 0] = box
  return width > 0 && height > 0
    ? { ok: true, widthPx: width, heightPx: height }
    : refuse('unreadable')
}

function refuse(reason: 'unreadable' | 'active' | 'external'): CheckedLogo {
  return { ok: false, reason }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}

/**
 * Decodes character references and the five predefined entities of XML; others need a document
 * type.
 */
function decodeEntities(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
