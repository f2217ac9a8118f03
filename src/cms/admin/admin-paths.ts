import { paths } from '@/paths'

export const calendarPath = `${paths.admin}/calendar`
export const qualityReportPath = `${paths.admin}/quality`
