import { type FloatPlane, readPlane } from './plane'

/** Turns a plane clockwise about its middle; the page shows where it has left. */
export function rotatePlane(plane: FloatPlane, degrees: number, page: number): FloatPlane {
  if (degrees === 0) return plane
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const width = Math.ceil(plane.width * Math.abs(cos) + plane.height * Math.abs(sin))
  const height = Math.ceil(plane.width * Math.abs(sin) + plane.height * Math.abs(cos))
  const values = new Float32Array(width * height).fill(page)
  for (let y = 0, to = 0; y < height; y += 1) {
    const below = y + 0.5 - height / 2
    for (let x = 0; x < width; x += 1, to += 1) {
      const right = x + 0.5 - width / 2
      const fromX = cos * right + sin * below + plane.width / 2
      const fromY = cos * below - sin * right + plane.height / 2
      if (fromX < 0 || fromY < 0 || fromX > plane.width || fromY > plane.height) continue
      values[to] = readPlane(plane, fromX, fromY)
    }
  }
  return { values, width, height }
}
