import { defaultPageLook, type PageLook } from '@/codes/code-document'
import { contrastRatio } from '@/qr/design/contrast-ratio'
import { mixColors } from '@/qr/render/mix-colors'

/**
 * Names of the site's own colours (see `globals.css`), so that everything in a page obeys them, and
 * `fill`: the accent as its owner chose it, for what has an edge and words of its own.
 */
type PageColors = Record<
  | 'paper'
  | 'paper-raised'
  | 'paper-sunken'
  | 'ink'
  | 'ink-soft'
  | 'ink-faint'
  | 'line'
  | 'line-strong'
  | 'accent'
  | 'accent-strong'
  | 'accent-soft'
  | 'on-accent'
  | 'fill'
  | 'on-fill'
  | 'good'
  | 'bad',
  string
>

const [darkInk, lightInk, black, white] = ['#1a1815', '#f8f5ee', '#000000', '#ffffff']
/** What stands in for a white page in the dark. */
const darkGround = '#151310'
/** Of text, and of what one has to see to use it (WCAG 2.2, 1.4.3 and 1.4.11). */
const [textContrast, shapeContrast] = [4.5, 3]

/**
 * The style sheet of a page in its owner's two colours: what is written is readable on any ground,
 * and the accent gives way as far as it must. Who leaves the ground white gets a dark page in the
 * dark. On paper the site's own colours for paper hold.
 */
export function pageStyle(look: PageLook, scope: string): string {
  const ground = readColor(look.ground, defaultPageLook.ground)
  const accent = readColor(look.accent, defaultPageLook.accent)
  const rule = (colors: PageColors) => `${scope}{${declare(colors)}}`
  const usual = `@media screen{${rule(pageColors(accent, ground))}}`
  if (ground !== defaultPageLook.ground) return usual
  const dark = rule(pageColors(accent, darkGround))
  return `${usual}@media screen and (prefers-color-scheme:dark){${dark}}`
}

export function pageColors(accent: string, ground: string): PageColors {
  const ink = chooseInk(ground)
  const isDark = contrastRatio(ink, white) < contrastRatio(ink, black)
  const away = isDark ? black : white
  // Away from the ink nothing gets harder to read; the other way only where there is room.
  const shift = (towards: string, share: number) => {
    const wanted = mixColors(ground, towards, share)
    return contrastRatio(wanted, ink) >= 7 ? wanted : mixColors(ground, away, share)
  }
  const grounds = [ground, shift(white, isDark ? 0.05 : 0.6), shift(black, isDark ? 0.3 : 0.04)]
  const readable = (color: string, least: number, on = grounds) =>
    approach(color, ink, (tried) => on.every((under) => contrastRatio(tried, under) >= least))
  const edge = readable(accent, shapeContrast)
  const soft = approach(mixColors(ground, accent, 0.14), ground, (tried) =>
    [ink, readable(accent, textContrast)].every(
      (text) => contrastRatio(text, tried) >= textContrast,
    ),
  )
  return {
    paper: ground,
    'paper-raised': grounds[1] as string,
    'paper-sunken': grounds[2] as string,
    ink,
    'ink-soft': readable(mixColors(ground, ink, 0.74), textContrast),
    'ink-faint': readable(mixColors(ground, ink, 0.62), textContrast),
    line: mixColors(ground, ink, 0.16),
    'line-strong': readable(mixColors(ground, ink, 0.5), shapeContrast),
    accent: edge,
    'accent-strong': readable(accent, textContrast),
    'accent-soft': soft,
    'on-accent': chooseInkOn(edge),
    fill: accent,
    'on-fill': chooseInkOn(accent),
    good: readable(isDark ? '#6fcb99' : '#1c6b42', textContrast),
    bad: readable(isDark ? '#ff8199' : '#a8143f', textContrast),
  }
}

/** Warm where that is readable enough, otherwise black or white, of which one always is. */
function chooseInk(ground: string): string {
  const [best = darkInk] = [darkInk, lightInk].sort(
    (a, b) => contrastRatio(b, ground) - contrastRatio(a, ground),
  )
  if (contrastRatio(best, ground) >= 7) return best
  return contrastRatio(black, ground) >= contrastRatio(white, ground) ? black : white
}

/** White wherever it can be read, as on most buttons. */
function chooseInkOn(fill: string): string {
  return contrastRatio(fill, white) >= textContrast ? white : chooseInk(fill)
}

/** The first colour on the way from one to another that will do. */
function approach(from: string, to: string, fits: (color: string) => boolean): string {
  for (let step = 0; step < 20; step++) {
    const tried = mixColors(from, to, step / 20)
    if (fits(tried)) return tried
  }
  return to
}

function declare(colors: PageColors): string {
  const scheme = contrastRatio(colors.ink, black) > contrastRatio(colors.ink, white)
  const named = Object.entries(colors).map(([name, value]) => `--${name}:${value}`)
  return [`color-scheme:${scheme ? 'dark' : 'light'}`, ...named].join(';')
}

/** It goes into a style sheet, so nothing else than a colour may. */
function readColor(written: string, otherwise: string): string {
  return /^#[0-9a-f]{6}$/i.test(written) ? written.toLowerCase() : otherwise
}
