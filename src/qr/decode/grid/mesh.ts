/**
 * Positions of the module centers in a rectified picture: the regular grid, bent by a Bézier
 * surface of low degree. Degree 1 moves the corners, 2 follows a bulging page or a cylinder, 3 a
 * wave.
 */
export type Mesh = {
  sizeModules: number
  /** Pixels, one entry per module, row by row. */
  xs: Float32Array
  ys: Float32Array
}

export function regularMesh(sizeModules: number, pxPerModule: number, marginPx: number): Mesh {
  const xs = new Float32Array(sizeModules * sizeModules)
  const ys = new Float32Array(sizeModules * sizeModules)
  for (let index = 0; index < xs.length; index++) {
    xs[index] = marginPx + ((index % sizeModules) + 0.5) * pxPerModule
    ys[index] = marginPx + (Math.floor(index / sizeModules) + 0.5) * pxPerModule
  }
  return { sizeModules, xs, ys }
}

export function copyMesh({ sizeModules, xs, ys }: Mesh): Mesh {
  return { sizeModules, xs: xs.slice(), ys: ys.slice() }
}

const cache = new Map<number, readonly Float32Array[]>()

/**
 * Returns for every control point how much each module follows it (products of Bernstein
 * polynomials).
 */
export function bendingWeights(sizeModules: number, degree: number): readonly Float32Array[] {
  const key = sizeModules * 8 + degree
  const known = cache.get(key)
  if (known) return known
  const line = Array.from({ length: degree + 1 }, (_, k) =>
    Float32Array.from({ length: sizeModules }, (_, module) => {
      const t = (module + 0.5) / sizeModules
      return choose(degree, k) * t ** k * (1 - t) ** (degree - k)
    }),
  )
  const weights = line.flatMap((down) =>
    line.map((across) =>
      Float32Array.from(
        { length: sizeModules * sizeModules },
        (_, index) =>
          (down[Math.floor(index / sizeModules)] as number) *
          (across[index % sizeModules] as number),
      ),
    ),
  )
  if (cache.size > 24) cache.clear()
  cache.set(key, weights)
  return weights
}

function choose(n: number, k: number): number {
  let product = 1
  for (let index = 0; index < k; index++) product = (product * (n - index)) / (index + 1)
  return product
}
