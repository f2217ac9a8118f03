import { type Design, encodeOptions } from '@/qr/design'
import { encodeMatrix, type Matrix } from '@/qr/encode'
import type { SymbolFacts } from '@/qr/inspect'
import type { ReadCode } from '../results/read-code'

/** A difference between a new code and the scanned one; message keys under `scanner.edit`. */
export type Change =
  | { kind: 'rewritten' }
  | { kind: 'format' }
  | { kind: 'joined'; count: number }
  | { kind: 'missing' }
  | { kind: 'version'; was: number; now: number; size: number }
  | { kind: 'charset' }
  | { kind: 'fnc1' }
  | { kind: 'tooLong' }

type NewCode = { text: string; isSame: boolean; design: Design }

export function listChanges(
  { code, parts, missing }: ReadCode,
  facts: SymbolFacts | null,
  { text, isSame, design }: NewCode,
): { changes: readonly Change[]; matrix: Matrix | null } {
  const changes: Change[] = []
  if (code.format !== 'qr') changes.push({ kind: 'format' })
  if (!isSame) changes.push({ kind: 'rewritten' })
  if (parts && parts.length > 1) changes.push({ kind: 'joined', count: parts.length })
  if (missing && missing.length > 0) changes.push({ kind: 'missing' })
  const encoded = encodeMatrix(text, encodeOptions(design))
  if (!encoded.ok) return { changes: [...changes, { kind: 'tooLong' }], matrix: null }
  const { matrix } = encoded
  if (facts && isSame && !parts) {
    const { version, sizeModules } = matrix
    if (version !== facts.version) {
      changes.push({ kind: 'version', was: facts.version, now: version, size: sizeModules })
    }
    if (facts.segments.some(({ mode }) => mode === 'fnc1')) changes.push({ kind: 'fnc1' })
    else if (hasOtherCharset(code.bytes, text, facts)) changes.push({ kind: 'charset' })
  }
  return { changes, matrix }
}

/** Whether the symbol encodes the text in a charset other than UTF-8. */
function hasOtherCharset(bytes: Uint8Array, text: string, { segments, eci }: SymbolFacts): boolean {
  if (eci !== null && eci !== 26) return true
  if (segments.some(({ mode }) => mode === 'kanji')) return false
  const own = new TextEncoder().encode(text)
  return own.length !== bytes.length || own.some((byte, index) => byte !== bytes[index])
}
