import { parseArgs } from 'node:util'
import { prepareTimeZones } from '@/qr/content/event/time-zones'
import { parseContent } from '@/qr/content/parse-content'
import { codeFormats, type FoundCode } from '@/qr/decode/code-found'
import { decodeFile } from '@/qr/decode/decode-file.node.js'
import { type JoinedCode, joinStructuredAppend } from '@/qr/decode/join-structured-append'
import { type Command, type ExitCode, type Terminal, UsageError } from './command'
import { readInputFile } from './files'

const options = {
  budget: { type: 'string' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

type ReadFile = { file: string; codes: readonly FoundCode[]; reason?: string }

/** `qr read`: decodes the codes in picture files, and joins messages that are split over several. */
export const readCodeFiles: Command = async (args, terminal) => {
  const { values, positionals: files } = parseArgs({ args, options, allowPositionals: true })
  if (files.length === 0) throw new UsageError('Read what? Name a picture, or - .')
  const budgetMs = values.budget === undefined ? 5000 : Number(values.budget)
  if (!(budgetMs > 0)) throw new UsageError('--budget is a number of milliseconds.')
  const formats = values.all ? codeFormats : undefined
  if (values.json) await prepareTimeZones()

  let found = false
  let broken = false
  let incomplete = false
  let waiting: ReadFile[] = []
  for (const [at, file] of files.entries()) {
    const bytes = await readInputFile(file, terminal)
    const result = await decodeFile(bytes, { budgetMs, formats })
    waiting.push(
      result.ok ? { file, codes: result.codes } : { file, codes: [], reason: result.reason },
    )
    if (!result.ok) terminal.note(`${file}: ${result.reason}`)
    found ||= result.ok
    broken ||= !result.ok && result.reason !== 'no-code'
    // The rest of a message may be in a later picture.
    const isSplit = waiting.some(({ codes }) => codes.some((code) => code.structuredAppend))
    if (isSplit && at < files.length - 1) continue
    const faults = printFiles(waiting, { json: values.json, named: files.length > 1 }, terminal)
    incomplete ||= faults > 0
    waiting = []
  }
  const code: ExitCode = broken ? 2 : found && !incomplete ? 0 : 1
  return code
}

/** Prints each message at its first symbol, and returns the number of incomplete messages. */
function printFiles(
  files: readonly ReadFile[],
  { json, named }: { json: boolean | undefined; named: boolean },
  terminal: Terminal,
): number {
  const fileOf = new Map(files.flatMap((each) => each.codes.map((code) => [code, each] as const)))
  const codes = [...fileOf.keys()]
  const messages = joinStructuredAppend(codes).map((message) => {
    const { code, parts = [code] } = message
    return { ...message, parts, first: codes.find((each) => parts.includes(each)) }
  })
  let faults = 0
  for (const each of files) {
    const own = messages.filter(({ first }) => first && fileOf.get(first) === each)
    const { file, reason } = each
    const described = own.map(({ code, parts, missing, parityFits }) => ({
      ...describe(code),
      content: parseContent(code.text),
      ...(missing && {
        parts: parts.map((part) => ({ file: fileOf.get(part)?.file, ...describe(part) })),
        ...{ missing, parityFits },
      }),
    }))
    if (json) terminal.print(`${JSON.stringify({ file, reason, codes: described })}\n`)
    for (const message of own) {
      if (!json) terminal.print(`${named ? `${file}: ` : ''}${message.code.text}\n`)
      const fault = findFault(message)
      if (fault) terminal.note(`${file}: ${fault}`)
      faults += fault ? 1 : 0
    }
  }
  return faults
}

function findFault({ parts = [], missing = [], parityFits }: JoinedCode): string | undefined {
  if (missing.length > 0) {
    return `missing parts of a message: ${missing.join(', ')} of ${parts.length + missing.length}`
  }
  return parityFits === false ? 'the parts of a message do not fit together' : undefined
}

function describe({ text, bytes, ...where }: FoundCode) {
  return { text, bytesBase64: Buffer.from(bytes).toString('base64'), ...where }
}
