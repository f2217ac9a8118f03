/** Transposes rows and columns, which unmirrors a symbol and leaves its finders in place. */
export function transposeModules(values: Float32Array, sizeModules: number): Float32Array {
  return values.map(
    (_, index) =>
      values[(index % sizeModules) * sizeModules + Math.floor(index / sizeModules)] as number,
  )
}
