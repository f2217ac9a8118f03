/**
 * Creates a value once for each version of the symbol and caches it.
 *
 * @throws RangeError for a version outside of 1 to 40
 */
export function perVersion<Thing>(make: (version: number) => Thing): (version: number) => Thing {
  const made: (Thing | undefined)[] = []
  return (version) => {
    const known = made[version]
    if (known !== undefined) return known
    if (!Number.isInteger(version) || version < 1 || version > 40) {
      throw new RangeError(`No version of a QR code: ${version}`)
    }
    const thing = make(version)
    made[version] = thing
    return thing
  }
}
