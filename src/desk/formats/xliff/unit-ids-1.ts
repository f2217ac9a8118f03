import type { XmlElement } from '../xml/parse-xml'

/**
 * The id of a unit in XLIFF 1. It is unique in all files, because tools that manage texts by keys, such
 * as Phrase and Crowdin, write one file with a name of their own.
 */
export const uniqueUnitId = (original: string, id: string): string => `${original}#${id}`

/** Returns the original and the id of a unit. A tool may have moved the id to the name. */
export function splitUnitId(
  { attributes }: XmlElement,
  file: string,
): { original: string; id: string } {
  const written = [attributes.id, attributes.resname].find((one) => one?.includes('#'))
  const key = written ?? attributes.id ?? ''
  if (key.startsWith(`${file}#`)) return { original: file, id: key.slice(file.length + 1) }
  const end = key.indexOf('#')
  return end < 0
    ? { original: file, id: key }
    : { original: key.slice(0, end), id: key.slice(end + 1) }
}
