import type { Icon } from '@/cms/fields/icons'
import type { BandBlock, CardsBlock, QuestionsBlock, StepsBlock } from '@/payload-types'

// Ids are fixed, so that a language that comes later finds the rows its words belong to.

type Words<Item> = { title: string; lead?: string; items: Item[] }
type TextWords = { title: string; text: string }

export function cardsBlock(
  id: string,
  { title, lead, items }: Words<TextWords>,
  icons: readonly Icon[],
): CardsBlock {
  return {
    id,
    blockType: 'cards',
    title,
    lead,
    items: items.map((item, index) => ({ id: `${id}-${index}`, icon: icons[index], ...item })),
  }
}

export function stepsBlock(id: string, { title, items }: Words<TextWords>): StepsBlock {
  const rows = items.map((item, index) => ({ id: `${id}-${index}`, ...item }))
  return { id, blockType: 'steps', title, items: rows }
}

export function questionsBlock(
  id: string,
  { title, items }: Words<{ question: string; answer: string }>,
): QuestionsBlock {
  const rows = items.map((item, index) => ({ id: `${id}-${index}`, ...item }))
  return { id, blockType: 'questions', title, items: rows }
}

export function bandBlock(
  id: string,
  { title, text, button }: TextWords & { button: string },
  buttonPath: string,
): BandBlock {
  return { id, blockType: 'band', title, text, buttonLabel: button, buttonPath }
}
