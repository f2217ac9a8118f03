import { paths } from '@/paths'

export const importPath = `${paths.admin}/import-translations`
