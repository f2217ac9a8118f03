import { parseArgs } from 'node:util'
import type { CheckResult } from '@/qr/check/check-result'
import { isBelowGrade } from '@/qr/check/is-below-grade'
import { type Design, defaultDesign, sizePxLimits } from '@/qr/design/design'
import { designForText } from '@/qr/design/design-for-text'
import { encodeOptions } from '@/qr/design/encode-options'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { levels, type Matrix } from '@/qr/encode/matrix'
import { judgeSpotName } from '@/qr/render/judge-spot-name'
import { bleedLimitsMm } from '@/qr/render/lay-out-print'
import { outlineFrameText } from '@/qr/render/outline-frame-text'
import type { PrintColor } from '@/qr/render/print-color'
import { readGlyphs } from '@/qr/text/read-glyphs.node.js'
import { type CliFormat, cliFormats, findFormat } from './cli-formats'
import { type Command, type Terminal, UsageError } from './command'
import { composeText } from './compose-text'
import { describeReasons } from './describe-check'
import { exportPicture } from './export-picture'
import { writeOutput } from './files'
import { isUsable, judgeMadeCode } from './judge-made-code'
import { readDesignFile } from './read-design-file'
import { readMinGrade } from './read-min-grade'
import { readPrintColor } from './read-print-color'

const options = {
  out: { type: 'string', short: 'o' },
  format: { type: 'string' },
  design: { type: 'string' },
  type: { type: 'string' },
  field: { type: 'string', multiple: true },
  level: { type: 'string' },
  size: { type: 'string' },
  width: { type: 'string' },
  color: { type: 'string' },
  spot: { type: 'string' },
  'spot-logo': { type: 'string' },
  bleed: { type: 'string' },
  marks: { type: 'boolean' },
  pdfx: { type: 'boolean' },
  title: { type: 'string' },
  'min-grade': { type: 'string' },
  'no-check': { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/** `qr make`: writes a text or fields as a picture file. */
export const createCodeFile: Command = async (args, terminal) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (positionals.length > 1) throw new UsageError('One text at a time; put it in quotes.')
  const out = values.out
  if (out === undefined) throw new UsageError('Where to? Give --out FILE, or --out - .')
  if (out === '-' && values.json) throw new UsageError('--json and --out - both want the output.')
  const format = chooseFormat(values.format, out)
  const color = readPrintColor(values, format)
  const widthMm =
    values.width === undefined ? undefined : readNumber('width', values.width, 1, 5000)
  const boxes = readPrintBoxes(values, { format, color })
  const minGrade = readMinGrade(values['min-grade'])
  if (minGrade && values['no-check']) throw new UsageError('--min-grade needs the check.')
  const chosen = await chooseDesign(values, terminal)

  const wanted = { text: positionals[0], type: values.type, fields: values.field }
  const composed = await composeText(wanted, terminal)
  if (!composed.ok) return refuse(composed.problems, terminal)
  const { text, warnings, symbol } = composed
  const design = designForText(text, chosen)
  const encoded = encodeMatrix(text, encodeOptions(symbol ? { ...design, ...symbol } : design))
  if (!encoded.ok) return refuse([`too long by ${encoded.excessBytes} bytes`], terminal)
  const { matrix } = encoded
  if (symbol && matrix.version > symbol.maxVersion) {
    return refuse([`version ${matrix.version}, where ${symbol.maxVersion} is the most`], terminal)
  }

  const checked = values['no-check']
    ? undefined
    : await judgeMadeCode(text, symbol ? { ...design, level: symbol.level } : design, {
        ...{ printColor: color, printWidthMm: widthMm, isThorough: minGrade !== undefined },
      })
  if (checked && minGrade && isBelowGrade(checked.grade, minGrade)) {
    terminal.note(`not made: grade ${checked.grade}, below ${minGrade}`)
    for (const reason of describeReasons(checked)) terminal.note(reason)
    return 3
  }

  const frameText = await outlineFrameText(design, readGlyphs)
  const title = values.title ?? text
  const exported = await exportPicture(matrix, design, {
    format,
    title,
    frameText,
    color,
    widthMm,
    ...boxes,
  })
  if (!exported.ok) return refuse([exported.problem], terminal)
  await writeOutput(out, exported.bytes, terminal)

  if (typeof color !== 'string' && judgeSpotName(color.spot) === 'process') {
    terminal.note(`--spot ${color.spot}: printed on the plate of that process color`)
  }
  for (const warning of warnings) terminal.note(warning)
  for (const character of frameText?.missing ?? []) terminal.note(`No letter for ${character}`)
  if (checked) noteVerdict(checked, terminal)
  if (values.json)
    terminal.print(`${JSON.stringify(report({ out, format, matrix, text, warnings, checked }))}\n`)
  return checked && !isUsable(checked) ? 3 : 0
}

function noteVerdict(checked: CheckResult, terminal: Terminal): void {
  if (checked.verdict === 'green') return
  const told = isUsable(checked) ? 'may not scan everywhere' : 'will not scan reliably'
  terminal.note(`${told}: ${checked.verdict}, grade ${checked.grade}`)
  for (const reason of describeReasons(checked)) terminal.note(reason)
}

function report({
  out,
  matrix: { version, level, mask, sizeModules },
  checked,
  ...made
}: {
  out: string
  format: CliFormat
  matrix: Matrix
  text: string
  warnings: readonly string[]
  checked: CheckResult | undefined
}) {
  const verdict = checked && {
    ...{ grade: checked.grade, verdict: checked.verdict, reasons: checked.reasons },
  }
  return { file: out, ...made, version, level, mask, sizeModules, ...verdict }
}

function refuse(problems: readonly string[], terminal: Terminal): 1 {
  for (const problem of problems) terminal.note(problem)
  return 1
}

function chooseFormat(named: string | undefined, out: string): CliFormat {
  const format = findFormat(named ?? out)
  if (format) return format
  if (named === undefined && out === '-') return 'svg'
  throw new UsageError(`Which format? There are ${cliFormats.join(' ')}.`)
}

async function chooseDesign(
  values: { design?: string; level?: string; size?: string },
  terminal: Terminal,
): Promise<Design> {
  const design = values.design ? await readDesignFile(values.design, terminal) : defaultDesign
  const level = values.level ? levels.find((one) => one === values.level) : design.level
  if (!level) throw new UsageError(`--level is one of ${levels.join(' ')}.`)
  const { min, max } = sizePxLimits
  const sizePx =
    values.size === undefined
      ? design.sizePx
      : Math.round(readNumber('size', values.size, min, max))
  return { ...design, level, sizePx }
}

function readPrintBoxes(
  { bleed, marks, pdfx }: { bleed?: string; marks?: boolean; pdfx?: boolean },
  { format, color }: { format: CliFormat; color: PrintColor },
) {
  if (format !== 'pdf' && (bleed !== undefined || marks || pdfx)) {
    throw new UsageError('--bleed, --marks and --pdfx are for PDF.')
  }
  if (pdfx && color === 'rgb') throw new UsageError('--pdfx needs --color cmyk or spot.')
  const { min, max } = bleedLimitsMm
  const bleedMm = bleed === undefined ? 0 : readNumber('bleed', bleed, min, max)
  return { bleedMm, hasMarks: marks, isPdfX: pdfx }
}

function readNumber(name: string, value: string, min: number, max: number): number {
  const number = Number(value)
  if (value.trim() !== '' && number >= min && number <= max) return number
  throw new UsageError(`--${name} is a number from ${min} to ${max}.`)
}
