import { paths } from '@/paths'

export const qualityReportPath = `${paths.admin}/quality`
