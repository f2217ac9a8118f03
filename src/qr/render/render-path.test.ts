import { expect, it } from 'vitest'
import { renderPath } from './render-path'

it('draws a closed rectangle for each horizontal run', () => {
  const matrix = { sizeModules: 3, modules: Uint8Array.of(1, 1, 0, 0, 0, 0, 1, 0, 1) }
  expect(renderPath(matrix)).toBe('M0 0h2v1h-2zm0 2h1v1h-1zm2 0h1v1h-1z')
  expect(renderPath(matrix, 4)).toBe('M4 4h2v1h-2zm0 2h1v1h-1zm2 0h1v1h-1z')
})
