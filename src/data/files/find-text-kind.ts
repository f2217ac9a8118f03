import { createReadStream } from 'node:fs'

export const textKinds = ['text', 'vtt', 'srt', 'svg'] as const
export type TextKind = (typeof textKinds)[number]

/**
 * Control characters that no text in an eight-bit encoding contains. Tab, line ends, form feed and
 * escape are allowed.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern detects these characters
const binary = /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]/

/** Detects the kind of a text file by its beginning; undefined if the file is not text. */
export async function findTextKind(path: string): Promise<TextKind | undefined> {
  let head: string | undefined
  let decoder: TextDecoder | undefined
  for await (const part of createReadStream(path, { highWaterMark: 64 * 1024 })) {
    decoder ??= new TextDecoder(findWideEncoding(part as Buffer) ?? 'latin1')
    const text = decoder.decode(part as Buffer, { stream: true })
    if (binary.test(text)) return undefined
    head ??= text
  }
  const start = (head ?? '').replace(/^(\ufeff|\u00ef\u00bb\u00bf)/, '').trimStart()
  if (/^WEBVTT(\s|$)/.test(start)) return 'vtt'
  if (/^\d+\s*\r?\n\d+:\d\d:\d\d[,.]\d{1,3} +--> /.test(start)) return 'srt'
  if (start.startsWith('<') && /<(?:[\w-]+:)?svg[\s>]/i.test(start)) return 'svg'
  return 'text'
}

function findWideEncoding(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined
}
