/** Attributes by name; those without value are omitted. */
export type Attributes = Record<string, string | number | undefined>

/** Returns an element with content that is XML already; an empty element without content. */
export function xmlElement(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) =>
      value === undefined ? '' : ` ${key}="${escapeAttribute(String(value))}"`,
    )
    .join('')
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

/** Characters that XML 1.0 cannot contain, also as references. */
const impossible = /(?![\t\n\r\x7f-\x9f])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/** Escapes a text; characters that XML cannot contain become elements. */
export function escapeXliff(text: string): string {
  return escapeMarks(text)
    .replaceAll('\r', '&#xD;')
    .replace(impossible, (character) => {
      const hex = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      return `<cp hex="${hex}"/>`
    })
}

/** Escapes a text where XLIFF has no elements for impossible characters, which are left out. */
export const escapeXmlText = (text: string): string => escapeXliff(text.replace(impossible, ''))

function escapeAttribute(text: string): string {
  return escapeMarks(text)
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(impossible, '')
}

const escapeMarks = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
