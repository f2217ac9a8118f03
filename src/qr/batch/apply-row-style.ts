import { planLogo } from '@/qr/check/plan-logo'
import { contrastRatio } from '@/qr/design/contrast-ratio'
import { type Design, type Frame, type Logo, logoIcons, pureBlack } from '@/qr/design/design'
import { findMainColor } from '@/qr/design/find-main-color'
import { checkLogo } from '@/qr/render/check-logo'
import { planFrame } from '@/qr/render/plan-frame'

const white = '#ffffff'
/** WCAG 2.2 requires this for large text. */
const minTextContrast = 3

/** Style of a single code in a batch; see `RowStyle`. */
export type CodeStyle = { color?: string; logo?: string; frameText?: string }

type StyledRow =
  | { ok: true; design: Design }
  | { ok: false; reason: 'logo-unreadable' | 'logo-too-large' }

/**
 * Applies the style of one row to the design of a batch. A color applies to all modules and
 * finders, and to the parts of logo and frame that had the color of the modules. A logo replaces
 * the logo of the design and uses its settings; if the design has none, the logo is as large as the
 * text allows. A text goes into the frame, or onto a banner if the design has no frame with a text.
 *
 * @param text content of the code, which limits the size of a logo
 * @param language language of the frame's text, if the design has no frame with a language
 */
export function applyRowStyle(
  design: Design,
  style: CodeStyle | undefined,
  text: string,
  language = 'en',
): StyledRow {
  if (!style) return { ok: true, design }
  let result = style.color ? recolor(design, style.color) : design
  if (style.logo) {
    const source = readSource(style.logo, findMainColor(result.modules.fill) ?? pureBlack)
    if (typeof source === 'string') return { ok: false, reason: source }
    result = { ...result, ...planLogo(text, result, source) }
  }
  if (style.frameText) {
    result = { ...result, frame: { ...frameForText(result, language), text: style.frameText } }
  }
  return { ok: true, design: result }
}

function recolor(design: Design, color: string): Design {
  const { modules, finders, logo, frame } = design
  const before = findMainColor(modules.fill)
  const fill = { kind: 'solid', color } as const
  const isOld = (other: string | undefined) => other !== undefined && other === before
  return {
    ...design,
    modules: { ...modules, fill },
    // Separate finder fills would not match the color of the row.
    finders: { ...finders, frameFill: null, pupilFill: null },
    logo:
      logo?.source.kind === 'icon' && isOld(logo.source.color)
        ? { ...logo, source: { ...logo.source, color } }
        : logo,
    frame:
      frame && isOld(findMainColor(frame.fill))
        ? { ...frame, fill, textColor: readableOn(color, frame.textColor) }
        : frame,
  }
}

function frameForText({ frame, modules }: Design, language: string): Frame {
  if (frame && planFrame(frame.shape, 29, 0).text) return frame
  const color = findMainColor(frame?.fill ?? modules.fill) ?? pureBlack
  return {
    shape: 'banner-below',
    fill: { kind: 'solid', color },
    text: '',
    textColor: readableOn(color, white),
    font: frame?.font ?? 'sans',
    language: frame?.language ?? language,
  }
}

/** Returns the color of a text, replaced if its contrast is too low. */
function readableOn(background: string, textColor: string): string {
  const contrast = (color: string) => contrastRatio(color.slice(0, 7), background.slice(0, 7))
  if (contrast(textColor) >= minTextContrast) return textColor
  return contrast(white) >= contrast(pureBlack) ? white : pureBlack
}

type Source = Logo['source'] | 'logo-unreadable' | 'logo-too-large'

/** Cache of checked pictures, because many rows share a picture. */
const knownPictures = new Map<string, Source>()
const maxPictures = 50

function readSource(logo: string, color: string): Source {
  const name = logoIcons.find((icon) => icon === logo)
  if (name) return { kind: 'icon', name, color }
  const known = knownPictures.get(logo)
  if (known) return known
  const source = readPicture(logo)
  if (knownPictures.size >= maxPictures) knownPictures.clear()
  knownPictures.set(logo, source)
  return source
}

function readPicture(dataUrl: string): Source {
  const checked = checkLogo(dataUrl)
  if (!checked.ok) return checked.reason === 'tooLarge' ? 'logo-too-large' : 'logo-unreadable'
  return { kind: 'image', dataUrl, widthPx: checked.widthPx, heightPx: checked.heightPx }
}
