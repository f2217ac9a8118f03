// node scripts/make-glyphs.mjs [FOLDER]: creates public/glyphs, the outlines for the text of
// frames, from open fonts. Run manually when fonts or characters change; the result is committed.
// FOLDER may contain the unpacked packages under the names below; without FOLDER they are fetched
// from the registry.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import opentype from 'opentype.js'
import { register } from 'tsx/esm/api'
import { collectKerning } from './glyphs/collect-kerning.mjs'
import { outlineOf } from './glyphs/outline-of.mjs'
import { readKerning } from './glyphs/read-kerning.mjs'
import { findTable, unpackWoff } from './glyphs/unpack-woff.mjs'

register()
const { encodeGlyph } = await import('../src/qr/text/encode-glyph.ts')
const { blockName } = await import('../src/qr/text/glyph-files.ts')

const version = '5.3.0'
/**
 * Units per em by font: Latin letters are large in a frame's line and simple; ideographs are small
 * and intricate.
 */
const sources = [
  { font: 'sans', title: 'Inter', name: 'inter', unitsPerEm: 1000, isWanted: isText },
  {
    font: 'display',
    title: 'Bricolage Grotesque',
    name: 'bricolage-grotesque',
    unitsPerEm: 1000,
    isWanted: isText,
  },
  // 'shift_jis' is JIS X 0208 and the extensions by NEC and IBM, with character forms for names.
  {
    font: 'jp',
    title: 'Noto Sans JP',
    name: 'noto-sans-jp',
    unitsPerEm: 500,
    isWanted: wantedIn('shift_jis'),
  },
  {
    font: 'sc',
    title: 'Noto Sans SC',
    name: 'noto-sans-sc',
    unitsPerEm: 500,
    isWanted: wantedIn('gb2312'),
  },
]

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const requestedPath = process.argv[2]
const folder = requestedPath ?? mkdtempSync(join(tmpdir(), 'glyphs-'))
const notices = []
for (const source of sources) {
  if (!requestedPath) fetchPackage(source.name)
  makeFont(source)
}
writeReadme()
if (!requestedPath) rmSync(folder, { recursive: true })

function fetchPackage(name) {
  const target = join(folder, name)
  mkdirSync(target)
  execFileSync('npm', [
    'pack',
    '--silent',
    '--pack-destination',
    target,
    `@fontsource/${name}@${version}`,
  ])
  const [archive] = readdirSync(target)
  execFileSync('tar', ['-xzf', join(target, archive), '-C', target, '--strip-components=1'])
}

function makeFont({ font, title, name, unitsPerEm, isWanted }) {
  const target = join('public/glyphs', font)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })

  const files = openFiles(join(folder, name, 'files'))
  const blocks = new Map()
  const fileOf = new Map()
  for (const file of files) {
    const scale = unitsPerEm / file.font.unitsPerEm
    for (const character of file.glyphs.keys()) {
      if (!isWanted(character) || fileOf.has(character)) continue
      fileOf.set(character, file)
      const { path, advanceWidth } = file.font.glyphs.get(file.glyphs.get(character))
      const glyph = { advance: Math.round(advanceWidth * scale), outline: outlineOf(path, scale) }
      const block = blockName(character)
      if (!blocks.has(block)) blocks.set(block, new Map())
      blocks.get(block).set(character, encodeGlyph(glyph))
    }
  }

  const sorted = [...blocks.keys()].sort((a, b) => Number.parseInt(a, 16) - Number.parseInt(b, 16))
  for (const block of sorted) {
    const glyphs = [...blocks.get(block)].sort(([a], [b]) => a.codePointAt(0) - b.codePointAt(0))
    writeJson(join(target, `${block}.json`), Object.fromEntries(glyphs))
  }
  writeJson(join(target, 'font.json'), {
    unitsPerEm,
    ...lineOf(files[0].font, unitsPerEm),
    blocks: sorted.join(' '),
    kerning: unitsPerEm === 1000 ? kerningOf(files, fileOf) : [],
  })
  writeFileSync(join(target, 'LICENSE'), readFileSync(join(folder, name, 'LICENSE')))
  const { en: copyright } = files[0].font.names.windows.copyright
  const origin = `from \`@fontsource/${name}\` ${version}`
  notices.push(`- \`${font}\`: ${title} Bold, ${origin}. ${copyright}`)
}

/**
 * Opens the bold files of a package, which splits a font by script; the files with most glyphs
 * first.
 */
function openFiles(directory) {
  return readdirSync(directory)
    .filter((file) => file.endsWith('-700-normal.woff'))
    .map((file) => {
      const bytes = unpackWoff(readFileSync(join(directory, file)))
      const font = opentype.parse(
        bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
      )
      const glyphs = new Map(
        Object.entries(font.tables.cmap.glyphIndexMap).map(([codePoint, glyph]) => [
          String.fromCodePoint(Number(codePoint)),
          glyph,
        ]),
      )
      return { file, bytes, font, glyphs }
    })
    .sort((a, b) => b.glyphs.size - a.glyphs.size || (a.file < b.file ? -1 : 1))
}

/**
 * Returns the line metrics. Ideographs fill their em box, 0.88 of it above the baseline, and commas
 * extend slightly lower.
 */
function lineOf(font, unitsPerEm) {
  if (unitsPerEm !== 1000) return { ascent: 0.9 * unitsPerEm, descent: 0.14 * unitsPerEm }
  const scale = unitsPerEm / font.unitsPerEm
  return { ascent: Math.round(font.ascender * scale), descent: Math.round(-font.descender * scale) }
}

/**
 * Returns the kerning of the files that contain an alphabet; characters from other files use the
 * kerning of their base letters.
 */
function kerningOf(files, fileOf) {
  return files
    .filter(({ file }) => /-(latin|cyrillic|greek)-700-/.test(file))
    .map((file) => {
      const kern = readKerning(findTable(file.bytes, 'GPOS'))
      const scale = 1000 / file.font.unitsPerEm
      return collectKerning({
        known: [...file.glyphs.keys()].filter((character) => fileOf.has(character)),
        others: [...fileOf.keys()].filter((character) => !file.glyphs.has(character)),
        kern: (left, right) => kern(file.glyphs.get(left), file.glyphs.get(right)) * scale,
      })
    })
}

/** Excludes controls, private-use characters and characters that only affect others. */
function isText(character) {
  return !/[\p{C}\p{Zl}\p{Zp}]/u.test(character)
}

/**
 * Selects the characters of an East Asian encoding beyond the alphabets, and all kana and wide
 * forms.
 */
function wantedIn(encoding) {
  const decoder = new TextDecoder(encoding)
  const characters = new Set()
  for (let lead = 0x81; lead <= 0xfc; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      // The decoder for gb2312 supports all of GBK; in GB 2312 itself, both bytes start at A1 and
      // leads end at F7.
      if (encoding === 'gb2312' && (lead < 0xa1 || lead > 0xf7 || trail < 0xa1)) continue
      const [character, rest] = decoder.decode(Uint8Array.of(lead, trail))
      if (rest === undefined) characters.add(character)
    }
  }
  return (character) =>
    isText(character) &&
    (/[\u3000-\u30ff\u31f0-\u31ff\uff00-\uffef]/.test(character) ||
      character === '·' ||
      (characters.has(character) && character >= '\u2000'))
}

function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}

function writeReadme() {
  writeFileSync(
    'public/glyphs/README.md',
    `# Glyphs for the text of frames

Made by \`scripts/make-glyphs.mjs\`; do not edit. A code's frame carries its words as outlines, so
that every viewer, printer and cutter shows the same letters. The browser fetches only the blocks
(128 code points each) that a text needs; no font parser is involved. The notation is described in
\`src/qr/text/glyph-notation.ts\`.

${notices.join('\n')}

All are under the SIL Open Font License 1.1, see the LICENSE in each folder. These outlines are a
modified version: bold cuts only, coordinates rounded to the units that each \`font.json\` names.
`,
  )
}
