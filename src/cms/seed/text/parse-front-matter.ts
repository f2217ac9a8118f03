export type FrontMatter = { values: Record<string, string>; body: string }

/** Parses `key: value` lines between two lines of three hyphens, followed by Markdown. */
export function parseFrontMatter(file: string): FrontMatter {
  const [, head = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n')) ?? []
  const values = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
  return { values, body: body.trim() }
}
