import { readPublicGlyphs } from '@/data/read-public-glyphs'
import { getLocale, type Locale } from '@/i18n/locales'
import { type OutlinedText, outlineText } from '@/qr/text'
import { fillLines, type MeasuredPiece } from './fill-lines'
import { splitTitle } from './split-title'

const sizesPx = [88, 80, 72, 66, 60, 54, 48, 42, 37, 32]
const mostLines = 5
/** Line heights in ems: marks on Vietnamese capitals and full ideographs need more space. */
const lineHeights: Partial<Record<Locale, number>> = { vi: 1.24, ja: 1.32, zh: 1.32 }

/**
 * `hangEms`: how far a line extends to the left, so that its first glyph aligns with other lines.
 */
type TitleLine = OutlinedText & { hangEms: number }
export type SetTitle = { lines: TitleLine[]; sizePx: number; lineHeightPx: number }

/** Punctuation whose left half is blank. */
const fullWidthOpening = /^[（「『【〈《〔［]/u

/**
 * Sets a title as large as the box allows; text that does not fit at the smallest size ends in `…`.
 */
export async function setTitle(
  title: string,
  locale: Locale,
  box: { width: number; height: number },
): Promise<SetTitle> {
  const language = getLocale(locale).lang
  const outline = (text: string) => {
    return outlineText(text, { font: 'display', language, load: readPublicGlyphs })
  }
  const pieces: MeasuredPiece[] = await Promise.all(
    splitTitle(title, locale).map(async (piece) => {
      return { ...piece, width: (await outline(piece.text)).width }
    }),
  )
  const lineHeight = lineHeights[locale] ?? 1.12
  const widest = Math.max(0, ...pieces.map(({ width }) => width))
  const fits = (sizePx: number) => {
    const lines = fillLines(pieces, box.width / sizePx)
    const height = lines.length * lineHeight * sizePx
    return lines.length <= mostLines && height <= box.height && widest * sizePx <= box.width
  }
  const sizePx = sizesPx.find(fits) ?? (sizesPx.at(-1) as number)
  const texts = fillLines(pieces, box.width / sizePx)
  if (texts.length > mostLines) texts.splice(mostLines, Infinity, `${texts[mostLines]} …`)
  const outlined = await Promise.all(
    texts.map(async (text): Promise<TitleLine> => {
      return { ...(await outline(text)), hangEms: fullWidthOpening.test(text) ? 0.5 : 0 }
    }),
  )
  // A word that is too wide at every size shrinks all lines.
  const shrink = Math.min(
    1,
    box.width / (Math.max(1, ...outlined.map(({ width }) => width)) * sizePx),
  )
  return { lines: outlined, sizePx: sizePx * shrink, lineHeightPx: sizePx * shrink * lineHeight }
}
