export type HeadingPart = { title: string; markdown: string }

/**
 * Splits Markdown at its headings of one level: the text before the first heading, then one part
 * per heading. Lines inside fences are not headings.
 */
export function splitHeadings(
  markdown: string,
  level: number,
): { head: string; parts: HeadingPart[] } {
  const opening = `${'#'.repeat(level)} `
  const parts = [{ title: '', lines: [] as string[] }]
  let isFenced = false
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isFenced = !isFenced
    if (!isFenced && line.startsWith(opening)) {
      parts.push({ title: line.slice(opening.length).trim(), lines: [] })
    } else {
      parts.at(-1)?.lines.push(line)
    }
  }
  const [head, ...rest] = parts.map(({ title, lines }) => ({
    title,
    markdown: lines.join('\n').trim(),
  }))
  return { head: head?.markdown ?? '', parts: rest }
}
