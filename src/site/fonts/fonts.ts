import localFont from 'next/font/local'

/*
 * One call per subset, because only a separate call can be excluded from preloading: a Vietnamese
 * page fetches its subset when its letters occur. `scripts/make-fonts.mjs` creates the adjacent
 * files and their ranges; the rarer subsets are those of the packages. The loader parses the
 * literals in this file, so nothing can be shared.
 *
 * The text typeface is optional: if it is not available at first paint, the page uses the system's
 * typeface, because a swap would render running text twice and delay the page.
 */

const interLatin = localFont({
  src: './inter-latin.woff2',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
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

const interVietnamese = localFont({
  src: './inter-vietnamese.woff2',
  weight: '400 700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303,U+0309,U+0323,U+1EA0-1EF9,U+20AB',
    },
  ],
})

const bricolageLatin = localFont({
  src: './bricolage-latin.woff2',
  weight: '650',
  adjustFontFallback: 'Arial',
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

const bricolageVietnamese = localFont({
  src: './bricolage-vietnamese.woff2',
  weight: '650',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303,U+0309,U+0323,U+1EA0-1EF9,U+20AB',
    },
  ],
})

/**
 * The families for `--inter` and `--bricolage`. The rarer subsets come first: the last one includes
 * a metric-compatible Arial, which would otherwise be used for their letters.
 */
export const fontFamilies = {
  '--inter': join(interVietnamese, interLatinExt, interLatin),
  '--bricolage': join(bricolageVietnamese, bricolageLatinExt, bricolageLatin),
}

function join(...faces: { style: { fontFamily: string } }[]): string {
  return faces.map((face) => face.style.fontFamily).join(', ')
}
