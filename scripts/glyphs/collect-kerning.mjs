/**
 * Kerning is rounded to multiples of this, in thousandths of an em, so that more characters share a
 * class.
 */
const grain = 4

/**
 * Returns the kerning among the characters of one font file as a table of classes (see
 * `KerningTable` in `src/qr/text/glyph-files.ts`). `kern` returns thousandths of an em for two
 * characters; `known` are the characters of this file; `others` come from other files of the same
 * font and use the kerning of a letter with fewer marks, if there is one.
 */
export function collectKerning({ known, others, kern }) {
  const round = (left, right) => grain * Math.round(kern(left, right) / grain)
  const right = groupBy(known, (character) => known.map((left) => round(left, character)).join(' '))
  const columns = right.map(([first]) => first)
  const left = groupBy(known, (character) =>
    columns.map((column) => round(character, column)).join(' '),
  )
  for (const character of others) {
    const base = findBase(character, known)
    if (!base) continue
    for (const group of [...left, ...right]) if (group.includes(base)) group.push(character)
  }
  return {
    left: left.map((group) => group.join('')),
    right: right.map((group) => group.join('')),
    values: left.map(([first]) => columns.map((column) => round(first, column)).join(' ')),
  }
}

/** Groups characters with the same row; characters without kerning are omitted. */
function groupBy(characters, getRow) {
  const groups = new Map()
  for (const character of characters) {
    const row = getRow(character)
    if (/^[0 ]*$/.test(row)) continue
    if (!groups.has(row)) groups.set(row, [])
    groups.get(row).push(character)
  }
  return [...groups.values()]
}

/**
 * Returns the known letter that equals this character with fewer marks. Only marks that do not
 * approach the neighbor are removed: a mark below, and one on top of another mark or of a capital.
 */
function findBase(character, known) {
  const [letter, ...marks] = character.normalize('NFD')
  const isCapital = letter !== letter.toLowerCase()
  const plainer = marks
    .filter((mark) => isCapital || marks.length > 1 || mark === '\u0323')
    .map((mark) => [letter, ...marks.filter((other) => other !== mark)].join('').normalize('NFC'))
  return (
    plainer.find((base) => known.includes(base)) ??
    plainer.map((base) => findBase(base, known)).find((base) => base !== undefined)
  )
}
