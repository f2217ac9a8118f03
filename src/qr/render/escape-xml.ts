/**
 * Escapes text as XML content, or a URL as an attribute. Removes the characters that XML 1.0 excludes,
 * even escaped (https://www.w3.org/TR/xml/#charsets).
 */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
}
