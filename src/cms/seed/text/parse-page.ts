import { parseFrontMatter } from './parse-front-matter'
import { type ParsedSection, parseSection } from './parse-section'
import { splitHeadings } from './split-headings'

/** The texts of a page: its heading, the text below it, and its sections in order. */
export type ParsedPage = {
  title: string
  description: string
  /** The short name of a solution. */
  label: string
  heading: string
  lead: string
  sections: ParsedSection[]
}

export function parsePage(file: string): ParsedPage {
  const { values, body } = parseFrontMatter(file)
  const { title = '', description = '', label = '' } = values
  const opening = splitHeadings(body, 1).parts[0]
  const { head, parts } = splitHeadings(opening?.markdown ?? '', 2)
  return {
    title,
    description,
    label,
    heading: opening?.title ?? '',
    lead: head,
    sections: parts.map(parseSection),
  }
}
