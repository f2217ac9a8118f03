import { planLogo } from '@/qr/check/plan-logo'
import { contrastRatio } from '@/qr/design/contrast-ratio'
import { type Design, type Frame, type Logo, logoIcons } from '@/qr/design/design'
import { findMainColor } from '@/qr/design/find-main-color'
import { checkLogo } from '@/qr/render/check-logo'
import { planFrame } from '@/qr/render/plan-frame'

const white = '#ffffff'
const ink = '#1a1815'
/** WCAG 2.2 asks this of large text. */
const leastWordsContrast = 3

/** What one code of a batch has of its own; see `RowLook`. */
export type CodeLook = { color?: string; logo?: string; frameText?: string }

type LookedAt =
  | { ok: true; design: Design }
  | { ok: false; reason: 'logo-unreadable' | 'logo-too-large' }

/**
 * The design of all with what one row asks for. A colour is that of all modules and finders, and of
 * the parts of logo and frame that had the colour of the modules. A logo takes the place of the one
 * that is there, with its settings; without one it gets as much room as the text leaves it. Words
 * go into the frame; where there is none with a place for words, onto a banner.
 *
 * @param text what the code holds, which decides how much room a logo has
 * @param language of the words, where the design has no frame that says it
 */
export function applyRowLook(
  design: Design,
  look: CodeLook | undefined,
  text: string,
  language = 'en',
): LookedAt {
  if (!look) return { ok: true, design }
  let result = look.color ? recolor(design, look.color) : design
  if (look.logo) {
    const source = readSource(look.logo, findMainColor(result.modules.fill) ?? ink)
    if (typeof source === 'string') return { ok: false, reason: source }
    result = { ...result, ...planLogo(text, result, source) }
  }
  if (look.frameText) {
    result = { ...result, frame: { ...frameForWords(result, language), text: look.frameText } }
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
    // In two colours they would no longer match what the row asks for.
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

function frameForWords({ frame, modules }: Design, language: string): Frame {
  if (frame && planFrame(frame.shape, 29, 0).text) return frame
  const color = findMainColor(frame?.fill ?? modules.fill) ?? ink
  return {
    shape: 'banner-below',
    fill: { kind: 'solid', color },
    text: '',
    textColor: readableOn(color, white),
    font: frame?.font ?? 'sans',
    language: frame?.language ?? language,
  }
}

/** The colour of words, unless they could hardly be read on another. */
function readableOn(ground: string, words: string): string {
  const contrast = (color: string) => contrastRatio(color.slice(0, 7), ground.slice(0, 7))
  if (contrast(words) >= leastWordsContrast) return words
  return contrast(white) >= contrast(ink) ? white : ink
}

type Source = Logo['source'] | 'logo-unreadable' | 'logo-too-large'

/** Many rows share a picture; it is looked into once. */
const knownPictures = new Map<string, Source>()
const keptPictures = 50

function readSource(logo: string, color: string): Source {
  const name = logoIcons.find((icon) => icon === logo)
  if (name) return { kind: 'icon', name, color }
  const known = knownPictures.get(logo)
  if (known) return known
  const source = readPicture(logo)
  if (knownPictures.size >= keptPictures) knownPictures.clear()
  knownPictures.set(logo, source)
  return source
}

function readPicture(dataUrl: string): Source {
  const checked = checkLogo(dataUrl)
  if (!checked.ok) return checked.reason === 'tooLarge' ? 'logo-too-large' : 'logo-unreadable'
  return { kind: 'image', dataUrl, widthPx: checked.widthPx, heightPx: checked.heightPx }
}
