import { defaultPageStyle, type PageStyle } from '@/codes'
import { contrastRatio } from '@/qr/design'
import { mixColors } from '@/qr/render'

const [darkText, lightText, black, white] = ['#1a1815', '#f8f5ee', '#000000', '#ffffff']
/** Replaces a white background in dark mode. */
const darkBackground = '#151310'
/** Of text and of user interface components (WCAG 2.2, 1.4.3 and 1.4.11). */
const [textContrast, shapeContrast] = [4.5, 3]

/**
 * The style sheet of a page in its owner's two colors. Text is readable on any background; the
 * accent is adjusted as far as that needs. With a white background the page follows dark mode. In
 * print the site's print colors apply.
 */
export function pageStyle(theme: PageStyle, scope: string): string {
  const background = readColor(theme.ground, defaultPageStyle.ground)
  const accent = readColor(theme.accent, defaultPageStyle.accent)
  const rule = (colors: ReturnType<typeof pageColors>) => `${scope}{${declare(colors)}}`
  const light = `@media screen{${rule(pageColors(accent, background))}}`
  if (background !== defaultPageStyle.ground) return light
  const dark = rule(pageColors(accent, darkBackground))
  return `${light}@media screen and (prefers-color-scheme:dark){${dark}}`
}

/**
 * The site's color variables (see `globals.css`), overridden for a page, and `fill`: the exact
 * accent of the owner, for elements with a border and their own text color.
 */
export function pageColors(accent: string, background: string) {
  const text = chooseTextColor(background)
  const isDark = contrastRatio(text, white) < contrastRatio(text, black)
  const away = isDark ? black : white
  // Shifting away from the text color never reduces contrast; toward it only if there is room.
  const shift = (toward: string, share: number) => {
    const wanted = mixColors(background, toward, share)
    return contrastRatio(wanted, text) >= 7 ? wanted : mixColors(background, away, share)
  }
  const backgrounds = [
    background,
    shift(white, isDark ? 0.05 : 0.6),
    shift(black, isDark ? 0.3 : 0.04),
  ]
  const readable = (color: string, least: number, on = backgrounds) =>
    approach(color, text, (tried) => on.every((under) => contrastRatio(tried, under) >= least))
  const edge = readable(accent, shapeContrast)
  const soft = approach(mixColors(background, accent, 0.14), background, (tried) =>
    [text, readable(accent, textContrast)].every(
      (color) => contrastRatio(color, tried) >= textContrast,
    ),
  )
  return {
    paper: background,
    'paper-raised': backgrounds[1] as string,
    'paper-sunken': backgrounds[2] as string,
    ink: text,
    'ink-soft': readable(mixColors(background, text, 0.74), textContrast),
    'ink-faint': readable(mixColors(background, text, 0.62), textContrast),
    line: mixColors(background, text, 0.16),
    'line-strong': readable(mixColors(background, text, 0.5), shapeContrast),
    accent: edge,
    'accent-strong': readable(accent, textContrast),
    'accent-soft': soft,
    'on-accent': chooseTextOn(edge),
    fill: accent,
    'on-fill': chooseTextOn(accent),
    good: readable(isDark ? '#6fcb99' : '#1c6b42', textContrast),
    bad: readable(isDark ? '#ff8199' : '#a8143f', textContrast),
  }
}

/** A warm color if its contrast is high, otherwise black or white. */
function chooseTextColor(background: string): string {
  const [best = darkText] = [darkText, lightText].sort(
    (a, b) => contrastRatio(b, background) - contrastRatio(a, background),
  )
  if (contrastRatio(best, background) >= 7) return best
  return contrastRatio(black, background) >= contrastRatio(white, background) ? black : white
}

/** White if its contrast is sufficient, as on most buttons. */
function chooseTextOn(fill: string): string {
  return contrastRatio(fill, white) >= textContrast ? white : chooseTextColor(fill)
}

/** The first color between `from` and `to` that fits, else `to`. */
function approach(from: string, to: string, fits: (color: string) => boolean): string {
  for (let step = 0; step < 20; step++) {
    const tried = mixColors(from, to, step / 20)
    if (fits(tried)) return tried
  }
  return to
}

function declare(colors: ReturnType<typeof pageColors>): string {
  const scheme = contrastRatio(colors.ink, black) > contrastRatio(colors.ink, white)
  const named = Object.entries(colors).map(([name, value]) => `--${name}:${value}`)
  return [`color-scheme:${scheme ? 'dark' : 'light'}`, ...named].join(';')
}

/** Only a color may be written into the style sheet. */
function readColor(written: string, otherwise: string): string {
  return /^#[0-9a-f]{6}$/i.test(written) ? written.toLowerCase() : otherwise
}
