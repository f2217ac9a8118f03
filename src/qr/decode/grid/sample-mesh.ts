import type { Luma } from '../pixels/luma'
import type { Mesh } from './mesh'

/** Returns the mean gray of the middle of each module, from nine points 0.22 modules apart. */
export function sampleMesh(mesh: Mesh, { values, width, height }: Luma, pxPerModule: number) {
  const reach = pxPerModule * 0.22
  const grays = new Float32Array(mesh.xs.length)
  for (let index = 0; index < grays.length; index++) {
    let sum = 0
    for (let point = 0; point < 9; point++) {
      const x = (mesh.xs[index] as number) + ((point % 3) - 1) * reach
      const y = (mesh.ys[index] as number) + (Math.floor(point / 3) - 1) * reach
      const column = Math.min(Math.max(Math.floor(x), 0), width - 1)
      const row = Math.min(Math.max(Math.floor(y), 0), height - 1)
      sum += values[row * width + column] as number
    }
    grays[index] = sum / 9
  }
  return grays
}
