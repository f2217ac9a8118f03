// node scripts/make-fonts.mjs: creates src/site/fonts, the two subsets of each typeface that pages
// load, from the packages in node_modules. Run manually when the packages change; the result is
// committed. The files have half the size of the packages' own: they contain only the characters of
// our European languages and only the weights and features in use; headings have one weight, so
// their typeface needs no axis.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const folder = 'src/site/fonts'

const faces = [
  { name: 'inter', package: 'inter', axes: { wght: { min: 400, max: 700 } } },
  { name: 'bricolage', package: 'bricolage-grotesque', axes: { wght: 650 } },
]

const latin = [
  between(0x20, 0x7e),
  between(0xa0, 0xff),
  'ıŒœŸˆ˚˜\u2002\u2003\u2007\u2008\u2009\u200a\u200b\u2010\u2011–—‘’‚“”„†•…\u202f‰′″‹›⁄€™←↑→↓−∕',
].join('')
const vietnamese = `ĂăĐđĨĩŨũƠơƯư₫\u0300\u0301\u0303\u0309\u0323${between(0x1ea0, 0x1ef9)}`

/** Kerning, marks above and below, localized forms, and tabular figures. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum']

mkdirSync(folder, { recursive: true })
for (const { name, package: source, axes } of faces) {
  const root = `node_modules/@fontsource-variable/${source}`
  for (const [subset, characters] of Object.entries({ latin, vietnamese })) {
    const whole = readFileSync(`${root}/files/${source}-${subset}-wght-normal.woff2`)
    const small = await subsetFont(whole, characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: features,
    })
    writeFileSync(`${folder}/${name}-${subset}.woff2`, small)
    console.log(`${name}-${subset}: ${whole.length} → ${small.length} bytes`)
  }
  copyFileSync(`${root}/LICENSE`, `${folder}/${name}-LICENSE`)
}

/** Returns every character from the first code point to the last. */
function between(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join(
    '',
  )
}
