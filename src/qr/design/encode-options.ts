import type { Design } from './design'

/** What a design asks of the symbol itself. */
export type EncodeOptions = Pick<Design, 'level' | 'minVersion' | 'mask' | 'eci'>

/** The options of `encodeMatrix` for a design. */
export function encodeOptions({ level, minVersion, mask, eci }: EncodeOptions): EncodeOptions {
  return { level, minVersion, mask, eci }
}

/** Whether two designs make the same symbol of the same text. */
export function sameEncodeOptions(first: EncodeOptions, second: EncodeOptions): boolean {
  return (
    first.level === second.level &&
    first.minVersion === second.minVersion &&
    first.mask === second.mask &&
    first.eci === second.eci
  )
}
