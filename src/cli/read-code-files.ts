import { parseArgs } from 'node:util'
import { parseContent } from '@/qr/content/parse-content'
import { codeFormats, type FoundCode } from '@/qr/decode/code-found'
import { decodeFile } from '@/qr/decode/decode-file.node.js'
import { type Command, type ExitCode, UsageError } from './command'
import { readInputFile } from './files'

const options = {
  budget: { type: 'string' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/** `qr read`: decodes the codes in picture files. */
export const readCodeFiles: Command = async (args, terminal) => {
  const { values, positionals: files } = parseArgs({ args, options, allowPositionals: true })
  if (files.length === 0) throw new UsageError('Read what? Name a picture, or - .')
  const budgetMs = values.budget === undefined ? 5000 : Number(values.budget)
  if (!(budgetMs > 0)) throw new UsageError('--budget is a number of milliseconds.')
  const formats = values.all ? codeFormats : undefined

  let found = false
  let broken = false
  for (const file of files) {
    const bytes = await readInputFile(file, terminal)
    const result = await decodeFile(bytes, { budgetMs, formats })
    const codes = result.ok ? result.codes : []
    if (values.json) {
      const failure = result.ok ? {} : { reason: result.reason }
      terminal.print(`${JSON.stringify({ file, ...failure, codes: codes.map(describe) })}\n`)
    } else {
      for (const { text } of codes)
        terminal.print(`${files.length > 1 ? `${file}: ` : ''}${text}\n`)
    }
    if (!result.ok) terminal.note(`${file}: ${result.reason}`)
    found ||= result.ok
    broken ||= !result.ok && result.reason !== 'no-code'
  }
  const code: ExitCode = broken ? 2 : found ? 0 : 1
  return code
}

function describe({ bytes, ...code }: FoundCode) {
  const { text, ...where } = code
  return {
    text,
    content: parseContent(text),
    bytesBase64: Buffer.from(bytes).toString('base64'),
    ...where,
  }
}
