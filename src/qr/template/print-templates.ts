/** Things to print with one code and two lines of text, as on the solution pages. */
export const templateNames = ['poster', 'table-tent', 'business-card', 'sticker'] as const
export type TemplateName = (typeof templateNames)[number]

/** A trimmed page in millimetres, with one or two equal faces side by side. */
export type TemplateSize = {
  id: string
  widthMm: number
  heightMm: number
  /** Two faces of a card that is folded in the middle. */
  isFolded?: true
}

const a3 = { id: 'a3', widthMm: 297, heightMm: 420 }
const a4 = { id: 'a4', widthMm: 210, heightMm: 297 }
const a5 = { id: 'a5', widthMm: 148, heightMm: 210 }
const letter = { id: 'letter', widthMm: 215.9, heightMm: 279.4 }
const tabloid = { id: 'tabloid', widthMm: 279.4, heightMm: 431.8 }

/** The first size is the default; see `findTemplateSize`. */
export const templateSizes: Readonly<Record<TemplateName, readonly TemplateSize[]>> = {
  poster: [a4, a3, a5, letter, tabloid],
  'table-tent': [
    { id: 'two-a5', widthMm: 297, heightMm: 210, isFolded: true },
    { id: 'two-a6', widthMm: 210, heightMm: 148, isFolded: true },
    { id: 'two-half-letter', widthMm: 279.4, heightMm: 215.9, isFolded: true },
  ],
  'business-card': [
    { id: '85x55', widthMm: 85, heightMm: 55 },
    { id: '90x50', widthMm: 90, heightMm: 50 },
    { id: '90x54', widthMm: 90, heightMm: 54 },
    { id: '90x55', widthMm: 90, heightMm: 55 },
    { id: '91x55', widthMm: 91, heightMm: 55 },
    { id: '3.5x2', widthMm: 88.9, heightMm: 50.8 },
  ],
  sticker: [
    { id: '50', widthMm: 50, heightMm: 50 },
    { id: '70', widthMm: 70, heightMm: 70 },
    { id: '100', widthMm: 100, heightMm: 100 },
  ],
}

/** Cards of countries where a language is spoken, and sizes where the paper is Letter. */
const localSizes: Readonly<Record<string, string>> = {
  ja: '91x55',
  vi: '90x55',
  zh: '90x54',
  letter: '3.5x2',
}

/** Returns the usual size of a template for a reader. */
export function usualTemplateSize(
  template: TemplateName,
  { locale, paper }: { locale: string; paper: 'a4' | 'letter' },
): TemplateSize {
  const sizes = templateSizes[template]
  const [first] = sizes
  if (!first) throw new RangeError(`No size of ${template}`)
  const wanted =
    template === 'business-card'
      ? [localSizes[paper === 'letter' ? paper : locale]]
      : paper === 'letter'
        ? ['letter', 'two-half-letter']
        : []
  return sizes.find(({ id }) => wanted.includes(id)) ?? first
}
