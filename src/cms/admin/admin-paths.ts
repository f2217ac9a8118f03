import { paths } from '@/paths'

export const calendarPath = `${paths.admin}/calendar`
export const importPath = `${paths.admin}/import-translations`
export const overviewPath = `${paths.admin}/translations`
export const qualityReportPath = `${paths.admin}/quality`
