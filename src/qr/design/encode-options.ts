import type { Design } from './design'

/** Options of the symbol that are part of a design. */
export type DesignEncodeOptions = Pick<Design, 'level' | 'minVersion' | 'mask' | 'eci'>

/** Returns the options of `encodeMatrix` for a design. */
export function encodeOptions({
  level,
  minVersion,
  mask,
  eci,
}: DesignEncodeOptions): DesignEncodeOptions {
  return { level, minVersion, mask, eci }
}

/** Whether two designs encode the same text as the same symbol. */
export function sameEncodeOptions(
  first: DesignEncodeOptions,
  second: DesignEncodeOptions,
): boolean {
  return (
    first.level === second.level &&
    first.minVersion === second.minVersion &&
    first.mask === second.mask &&
    first.eci === second.eci
  )
}
