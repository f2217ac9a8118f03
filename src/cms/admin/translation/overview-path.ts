import { paths } from '@/paths'

export const overviewPath = `${paths.admin}/translations`
