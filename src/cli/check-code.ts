import { parseArgs } from 'node:util'
import { checkDesign } from '@/qr/check/check-design'
import type { CheckResult, RepairChange } from '@/qr/check/check-result'
import { isBelowGrade, type LeastGrade } from '@/qr/check/is-below-grade'
import { loadDesignToCheck } from '@/qr/check/load-design-to-check.node.js'
import { prepareStressEngines } from '@/qr/check/prepare-stress-engines.node.js'
import { repairDesign } from '@/qr/check/repair-design'
import type { Design } from '@/qr/design/design'
import type { PrintColor } from '@/qr/render/print-color'
import { readGlyphs } from '@/qr/text/read-glyphs.node.js'
import { checkFile } from './check-file'
import { type Command, type ExitCode, type Terminal, UsageError } from './command'
import { composeText } from './compose-text'
import { describeCheck } from './describe-check'
import { readInputFile, writeOutput } from './files'
import { isUsable } from './judge-made-code'
import { parseDesign } from './read-design-file'
import { readMinGrade } from './read-min-grade'
import { readPrintColor } from './read-print-color'

const options = {
  text: { type: 'string' },
  type: { type: 'string' },
  field: { type: 'string', multiple: true },
  repair: { type: 'string' },
  color: { type: 'string' },
  spot: { type: 'string' },
  'spot-logo': { type: 'string' },
  'min-grade': { type: 'string' },
  json: { type: 'boolean' },
} as const

/** `qr check`: tests whether a picture of a code, or a text in a design, will scan. */
export const checkCode: Command = async (args, terminal) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) {
    throw new UsageError('Check what? Name one picture or design.')
  }
  if (values.repair === '-' && values.json) {
    throw new UsageError('--json and --repair - both want the output.')
  }
  const minGrade = readMinGrade(values['min-grade'])
  const bytes = await readInputFile(file, terminal)
  const isDesign = /^\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 100)))
  const needsText = isDesign || values.text !== undefined || values.type !== undefined
  const wanted = { text: values.text, type: values.type, fields: values.field }
  const composed = needsText ? await composeText(wanted, terminal) : undefined
  if (composed && !composed.ok) return refuse(composed.problems.join('\n'), terminal)

  if (composed && isDesign) {
    const checked = await checkText(
      composed.text,
      parseDesign(bytes, file),
      { repair: values.repair, printColor: readPrintColor(values, 'pdf') },
      terminal,
    )
    if (!checked.ok) return refuse(checked.problem, terminal)
    return printResult(
      { file, json: values.json, quiet: values.repair === '-', minGrade, ...checked },
      terminal,
    )
  }
  if (values.color !== undefined) throw new UsageError('--color needs a design, not a picture.')
  if (values.repair !== undefined) throw new UsageError('--repair needs a design, not a picture.')
  const checked = await checkFile(bytes, composed?.text)
  if (!checked.ok) return refuse(`${file}: ${checked.problem}`, terminal)
  return printResult({ file, json: values.json, minGrade, ...checked }, terminal)
}

type CheckedText =
  | { ok: true; text: string; result: CheckResult; changes?: readonly RepairChange[] }
  | { ok: false; problem: string }

async function checkText(
  text: string,
  design: Design,
  { repair, printColor }: { repair: string | undefined; printColor: PrintColor },
  terminal: Terminal,
): Promise<CheckedText> {
  const input = { ...(await loadDesignToCheck(text, design, readGlyphs)), printColor }
  const engines = await prepareStressEngines()
  if (repair === undefined) {
    const checked = await checkDesign(input, { engines })
    return checked.ok ? { ok: true, text, result: checked } : tooLong(checked)
  }
  const repaired = await repairDesign(input, { engines })
  if (!repaired.ok) return tooLong(repaired)
  await writeOutput(repair, `${JSON.stringify(repaired.design, null, 2)}\n`, terminal)
  return { ok: true, text, result: repaired.result, changes: repaired.changes }
}

function tooLong({ excessBytes }: { excessBytes: number }): CheckedText {
  return { ok: false, problem: `too long by ${excessBytes} bytes` }
}

type Telling = {
  file: string
  text: string
  result: CheckResult
  changes?: readonly RepairChange[]
  json?: boolean
  minGrade: LeastGrade | undefined
  /** Prints the report as a note, because the repaired picture goes to standard output. */
  quiet?: boolean
}

function printResult(
  { file, text, result, changes, json, quiet, minGrade }: Telling,
  terminal: Terminal,
): ExitCode {
  if (json) terminal.print(`${JSON.stringify({ file, text, ...result, changes })}\n`)
  else {
    const told = (changes ?? []).map(
      ({ key, from, to }) => `  changed: ${key} from ${from} to ${to}\n`,
    )
    const lines = describeCheck(file, result) + told.join('')
    if (quiet) terminal.note(lines.trimEnd())
    else terminal.print(lines)
  }
  if (minGrade && isBelowGrade(result.grade, minGrade)) return 1
  return isUsable(result) ? 0 : 1
}

function refuse(problem: string, terminal: Terminal): 1 {
  terminal.note(problem)
  return 1
}
