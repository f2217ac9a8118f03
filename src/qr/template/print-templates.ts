/** A trimmed page in millimeters, with one or two equal faces side by side. */
export type TemplateSize = {
  id: string
  widthMm: number
  heightMm: number
  /** Two faces of a card that is folded in the middle. */
  isFolded?: true
}

/** Shares of the height of a face, and of the text in the band and the foot. */
export type UprightFace = { band: number; foot: number; first: number; second: number }

type PrintTemplate = {
  /** The first size is the default; see `usualTemplateSize`. */
  sizes: readonly TemplateSize[]
  /** The usual size by language, or by `letter` where the paper is Letter. */
  usual: Readonly<Record<string, string>>
  /** The code between the two texts, or on a card beside them. */
  face: 'card' | UprightFace
}

const a3 = { id: 'a3', widthMm: 297, heightMm: 420 }
const a4 = { id: 'a4', widthMm: 210, heightMm: 297 }
const a5 = { id: 'a5', widthMm: 148, heightMm: 210 }
const letter = { id: 'letter', widthMm: 215.9, heightMm: 279.4 }
const tabloid = { id: 'tabloid', widthMm: 279.4, heightMm: 431.8 }

const templates = {
  poster: {
    sizes: [a4, a3, a5, letter, tabloid],
    usual: { letter: 'letter' },
    face: { band: 0.26, foot: 0.14, first: 0.5, second: 0.62 },
  },
  'table-tent': {
    sizes: [
      { id: 'two-a5', widthMm: 297, heightMm: 210, isFolded: true },
      { id: 'two-a6', widthMm: 210, heightMm: 148, isFolded: true },
      { id: 'two-half-letter', widthMm: 279.4, heightMm: 215.9, isFolded: true },
    ],
    usual: { letter: 'two-half-letter' },
    face: { band: 0.24, foot: 0.14, first: 0.5, second: 0.62 },
  },
  'business-card': {
    sizes: [
      { id: '85x55', widthMm: 85, heightMm: 55 },
      { id: '90x50', widthMm: 90, heightMm: 50 },
      { id: '90x54', widthMm: 90, heightMm: 54 },
      { id: '90x55', widthMm: 90, heightMm: 55 },
      { id: '91x55', widthMm: 91, heightMm: 55 },
      { id: '3.5x2', widthMm: 88.9, heightMm: 50.8 },
    ],
    usual: { ja: '91x55', vi: '90x55', zh: '90x54', letter: '3.5x2' },
    face: 'card',
  },
  sticker: {
    sizes: [
      { id: '50', widthMm: 50, heightMm: 50 },
      { id: '70', widthMm: 70, heightMm: 70 },
      { id: '100', widthMm: 100, heightMm: 100 },
    ],
    usual: {},
    face: { band: 0.2, foot: 0.2, first: 0.44, second: 0.56 },
  },
} satisfies Record<string, PrintTemplate>

export type TemplateName = keyof typeof templates
/** Things to print with one code and two lines of text, as on the solution pages. */
export const printTemplates: Readonly<Record<TemplateName, PrintTemplate>> = templates
export const templateNames = Object.keys(templates) as readonly TemplateName[]

/** Returns the usual size of a template for a reader. */
export function usualTemplateSize(
  template: TemplateName,
  { locale, paper }: { locale: string; paper: 'a4' | 'letter' },
): TemplateSize {
  const { sizes, usual } = printTemplates[template]
  const [first] = sizes
  if (!first) throw new RangeError(`No size of ${template}`)
  return sizes.find(({ id }) => id === usual[paper === 'letter' ? paper : locale]) ?? first
}
