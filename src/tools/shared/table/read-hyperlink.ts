/** The function in the languages of spreadsheets; its arguments are separated as in the country. */
const hyperlink =
  /^=?(?:HYPERLINK|HIPERV[IÍ]NCULO|HIPERLINK|HIPERLIGAÇÃO|LIEN_HYPERTEXTE|COLLEG\.IPERTESTUALE)\(\s*"((?:[^"]|"")*)"\s*(?:[,;](.*))?\)\s*$/is

/**
 * Reads a formula for a link: the text that the cell shows, unless it is calculated, and the link
 * if it is one.
 */
export function readHyperlink(formula: string): { text?: string; link?: string } {
  const [match, address = '', label] = hyperlink.exec(formula) ?? []
  if (match === undefined) return {}
  const target = address.replaceAll('""', '"')
  const text = label === undefined ? target : readLiteral(label.trim())
  return {
    ...(text !== undefined && { text }),
    ...(/^(?:https?|mailto|tel):/i.test(target) && { link: target }),
  }
}

/** Reads a text in quotes or a number. */
export function readLiteral(expression: string): string | undefined {
  const [, words] = /^"((?:[^"]|"")*)"$/.exec(expression) ?? []
  if (words !== undefined) return words.replaceAll('""', '"')
  return /^\d+(?:[.,]\d+)?$/.test(expression) ? expression : undefined
}
