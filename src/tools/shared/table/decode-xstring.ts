/**
 * Decodes the characters that workbooks escape as `_x000D_` (ST_Xstring, ECMA-376 22.9.2.19); the
 * underscore of a text that only looks like it is escaped itself. Line breaks become one character.
 */
export function decodeXstring(text: string): string {
  return text
    .replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
}
