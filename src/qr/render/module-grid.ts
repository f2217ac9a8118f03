/** The modules drawn by a shape: data, timing and format, and alignment unless it is solid. */
export type ModuleGrid = {
  sizeModules: number
  /** Row by row; 1 is drawn. */
  dark: Uint8Array
  /** Top left corner of the grid in the scene. */
  x: number
  y: number
}

export function isDark({ sizeModules, dark }: ModuleGrid, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < sizeModules && y < sizeModules && dark[y * sizeModules + x] === 1
}
