import localFont from 'next/font/local'
import './fonts.css'

/*
 * One call per subset, because only a separate call can be excluded from preloading.
 * `scripts/make-fonts.mjs` creates the adjacent files and their ranges; the rarer subsets are those
 * of the packages. The loader parses the literals in this file, so nothing can be shared, and it
 * cannot preload a face for one language: those for Vietnamese are in `fonts.css`.
 *
 * All faces are optional: one that is not available at first paint is replaced for as long as the
 * page is open, by a face of the system that is as wide. A swap would move what is being read.
 */

const interLatin = localFont({
  src: './inter-latin.woff2',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+02C6,U+02DA,U+02DC,U+2002-2003,U+2007-200B,U+2010-2011,U+2013-2014,U+2018-201A,U+201C-201E,U+2020,U+2022,U+2026,U+202F-2030,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212,U+2215',
    },
  ],
})

const interLatinExt = localFont({
  src: '../../../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  weight: '400 700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

const bricolageLatin = localFont({
  src: './bricolage-latin.woff2',
  weight: '650',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+02C6,U+02DA,U+02DC,U+2002-2003,U+2007-200B,U+2010-2011,U+2013-2014,U+2018-201A,U+201C-201E,U+2020,U+2022,U+2026,U+202F-2030,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212,U+2215',
    },
  ],
})

const bricolageLatinExt = localFont({
  src: '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
  weight: '650',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

const standIns = "'Like Arial', 'Like Roboto', 'Like DejaVu'"

/** The families for `--inter` and `--bricolage`. The rarer subsets come first. */
export const fontFamilies = {
  '--inter': `'Inter Vietnamese', ${join(interLatinExt, interLatin)}, ${standIns}`,
  '--bricolage': `'Bricolage Vietnamese', ${join(bricolageLatinExt, bricolageLatin)}, ${standIns}`,
}

function join(...faces: { style: { fontFamily: string } }[]): string {
  return faces.map((face) => face.style.fontFamily).join(', ')
}
