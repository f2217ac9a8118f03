/** Rows become columns: what a mirrored symbol needs, turned so that its finders keep their places. */
export function transposeModules(values: Float32Array, sizeModules: number): Float32Array {
  return values.map(
    (_, index) =>
      values[(index % sizeModules) * sizeModules + Math.floor(index / sizeModules)] as number,
  )
}
