import { nameSampleFields, type SampleCode, type SampleLine, writeSampleLines } from '@/qr/content'

/** A code as stored in the CMS. */
export type CodeLine = SampleCode & { label?: string | null }

/** Maps the names of style lines in Markdown to the fields of the CMS. */
const styleNames = {
  type: 'type',
  preset: 'preset',
  level: 'level',
  margin: 'marginModules',
  shape: 'frameShape',
  frame: 'frameText',
  icon: 'icon',
} as const

type StyleName = keyof typeof styleNames

/** Parses the lines of a code. Lines that do not set the style are fields of the content. */
export function readCodeLines(lines: readonly SampleLine[]): CodeLine {
  const row: Record<string, unknown> = {}
  const fields: SampleLine[] = []
  for (const line of lines) {
    if (!isStyleName(line.name)) fields.push(line)
    else row[styleNames[line.name]] = line.name === 'margin' ? Number(line.value) : line.value
  }
  return { ...row, fields: writeSampleLines(fields) } as CodeLine
}

/** Formats the lines of a code, without its label. */
export function writeCodeLines(row: CodeLine): string {
  const style = Object.entries(styleNames).flatMap(([name, field]) =>
    row[field] === undefined || row[field] === null || row[field] === ''
      ? []
      : [{ name, value: String(row[field]) }],
  )
  return [writeSampleLines(style), nameSampleFields(row.type, row.fields)]
    .filter(Boolean)
    .join('\n')
}

function isStyleName(name: string): name is StyleName {
  return Object.hasOwn(styleNames, name)
}
