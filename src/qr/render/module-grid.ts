/** The modules that a shape draws: data, timing and format, and alignment where it is not solid. */
export type ModuleGrid = {
  sizeModules: number
  /** Row by row; 1 is drawn. */
  dark: Uint8Array
  /** Position of the grid's top left corner in the scene. */
  x: number
  y: number
}

export function isDark({ sizeModules, dark }: ModuleGrid, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < sizeModules && y < sizeModules && dark[y * sizeModules + x] === 1
}
