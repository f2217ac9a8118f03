import { readCodeLines } from '@/cms/markdown/read-code-lines'
import type { Config, ExamplesBlock, ProseBlock } from '@/payload-types'
import type { SectionPlan } from './structure/section-plan'
import type { ParsedItem, ParsedSection } from './text/parse-section'

type Block = NonNullable<Config['globals']['home']['blocks']>[number]

export type ToBody = (markdown: string) => ProseBlock['body']

/**
 * Builds the block of a page section. Ids are fixed, so that the texts of a language that is added
 * later match existing rows.
 */
export function buildBlock(section: ParsedSection, plan: SectionPlan, toBody: ToBody): Block {
  const { id, kind } = plan
  const { title, text, items } = section
  const opening = { id, title, ...(text && { lead: text }) }
  const rowId = (index: number) => `${id}-${index}`
  switch (kind) {
    case 'types':
      return { ...opening, blockType: kind }
    case 'cards': {
      const rows = items.map((item, index) => ({
        id: rowId(index),
        icon: plan.icons?.[index],
        title: item.title,
        text: item.text,
      }))
      return { ...opening, blockType: kind, crop: plan.crop, items: rows }
    }
    case 'steps': {
      const rows = items.map((item, index) => ({
        id: rowId(index),
        title: item.title,
        text: item.text,
      }))
      return { ...opening, blockType: kind, items: rows }
    }
    case 'questions': {
      const rows = items.map((item, index) => ({
        id: rowId(index),
        question: item.title,
        answer: item.text,
      }))
      return { ...opening, blockType: kind, items: rows }
    }
    case 'showcase':
      return { ...opening, blockType: kind, items: items.map(toShown(rowId)) }
    case 'examples': {
      const rows = items.map((item, index) => ({
        ...toShown(rowId)(item, index),
        scene: sceneOf(item),
      }))
      return { ...opening, blockType: kind, items: rows }
    }
    case 'comparison':
      return { ...opening, blockType: kind, ...toTable(section, id) }
    case 'prose':
      return { id, blockType: kind, body: toBody(`## ${title}\n\n${section.markdown}`) }
    case 'band': {
      const { label, path } = section.button ?? {}
      return { id, blockType: kind, title, text, buttonLabel: label, buttonPath: path }
    }
  }
}

function toShown(rowId: (index: number) => string) {
  return ({ title, text, code = [] }: ParsedItem, index: number) => {
    const lines = code.filter(({ name }) => name !== 'scene')
    return { id: rowId(index), title, text, code: readCodeLines(lines) }
  }
}

function sceneOf({ code }: ParsedItem) {
  const scene = code?.find(({ name }) => name === 'scene')?.value
  return scene as NonNullable<ExamplesBlock['items']>[number]['scene']
}

function toTable({ table }: ParsedSection, id: string) {
  const [[, ...columns] = [], ...rows] = table
  return {
    columns: columns.map((title, index) => ({ id: `${id}-column-${index}`, title })),
    rows: rows.map(([label = '', ...cells], row) => ({
      id: `${id}-row-${row}`,
      label,
      cells: cells.map((value, index) => ({ id: `${id}-row-${row}-${index}`, value })),
    })),
  }
}
