/** Packs rows of short texts into one text, because every value of its own makes a page longer. */
export function packRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.join('\t')).join('\n')
}

export function unpackRows<Cells extends readonly string[]>(packed: string): Cells[] {
  return packed === '' ? [] : packed.split('\n').map((row) => row.split('\t') as unknown as Cells)
}

/** A field in a packed list: its name, `*` if it is required, its type and its meaning. */
export type FieldCells = readonly [name: string, required: string, type: string, meaning: string]
